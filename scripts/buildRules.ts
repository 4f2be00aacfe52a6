// Writes dist/rules/: the rules as a page of their own in each language, to be read without scripts.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rulesPage, rulesStyle, RULES_LANGUAGES } from './rules/page.tsx';

const OUT = 'dist/rules';

mkdirSync(OUT, { recursive: true });
for (const language of RULES_LANGUAGES)
  writeFileSync(path.join(OUT, `${language}.html`), rulesPage(language));
writeFileSync(path.join(OUT, 'rules.css'), rulesStyle());
