import { languageTag, type Locale } from './locale.ts';

/** The forms a language has; `other` is always there (CLDR). */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** Picks the form for `count`: English one/other, Finnish one/other, Russian one/few/many/other. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const rule = (rules[locale] ??= new Intl.PluralRules(languageTag(locale)));
  return forms[rule.select(count)] ?? forms.other;
}
