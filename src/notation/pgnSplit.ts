/** Part of a PGN text: a game, or a few games that no line with a tag parts. */
export interface PgnSection {
  readonly text: string;
  /** The number of its first line. */
  readonly line: number;
  /** It grew beyond `MAX_SECTION` and was dropped; `text` is only its head. */
  readonly tooLong?: true;
}

/** Characters one section may have. The longest annotated games have a few hundred thousand. */
export const MAX_SECTION = 16 * 1024 * 1024;
const HEAD = 200;

const indent = /[\s\u200b\ufeff]*/y;
const tagStart = /[\s\u200b\ufeff]*\[\s*[\w-]+\s*["“”„‟″]/y;
const sloppyTag = /\[\s*\w/y;
const headItem =
  /(?:\[\s*[\w-]+\s*(?:"[^"\\]*(?:\\.[^"\\]*){0,1000}"|[“”„‟″][^“”„‟″]*[“”„‟″])\s*\]|\{[^}]*\})[\s\u200b\ufeff]*/y;

/** Where a sticky pattern that starts at `from` ends; `from` itself if it does not match. */
function skip(pattern: RegExp, line: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(line) ? pattern.lastIndex : from;
}

const startsWithTag = (line: string): boolean => skip(tagStart, line, 0) > 0;

/** Whether a line can stand ahead of the moves: tags, whole comments, an escape, or nothing at all. */
function isHeadLine(line: string): boolean {
  let at = skip(indent, line, 0);
  for (let next = skip(headItem, line, at); next > at; next = skip(headItem, line, at)) at = next;
  return at === line.length || ';%'.includes(line[at]!) || skip(sloppyTag, line, at) > at;
}

/**
 * Cuts a text that comes in chunks: ahead of each line that starts with a tag and has moves behind it. So a
 * comment that is never closed spoils its own game and no other, and no more than a section is held at once.
 */
export class PgnSplitter {
  #lines: string[] = [];
  #linesSize = 0;
  #lineParts: string[] = [];
  #lineSize = 0;
  #firstLine = 1;
  #nextLine = 1;
  #hasMoves = false;
  /** The head of the section, and of the line, once they were too long to keep. */
  #droppedSection: string | undefined;
  #droppedLine: string | undefined;

  /** The sections this chunk completes. */
  push(chunk: string): readonly PgnSection[] {
    const sections: PgnSection[] = [];
    let from = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      this.#addPart(chunk.slice(from, end + 1), sections);
      this.#endLine(sections);
      from = end + 1;
    }
    if (from < chunk.length) this.#addPart(chunk.slice(from), sections);
    return sections;
  }

  /** What is left when the text has ended. */
  end(): readonly PgnSection[] {
    const sections: PgnSection[] = [];
    this.#endLine(sections);
    this.#endSection(sections);
    return sections;
  }

  #addPart(part: string, sections: PgnSection[]): void {
    this.#lineParts.push(part);
    this.#lineSize += part.length;
    if (this.#fits()) return;
    this.#cutBefore(this.#line(), sections);
    if (!this.#fits()) this.#drop();
  }

  #fits(): boolean {
    return this.#linesSize + this.#lineSize <= MAX_SECTION;
  }

  /** The line that is coming in, as far as it is known or kept. */
  #line(): string {
    return this.#droppedLine ?? this.#lineParts.join('');
  }

  #drop(): void {
    const line = this.#line();
    this.#droppedSection ??= [...this.#lines, line].join('').slice(0, HEAD);
    this.#lines = [];
    this.#linesSize = 0;
    if (this.#fits()) return;
    this.#droppedLine = line.slice(0, HEAD);
    this.#lineParts = [];
    this.#lineSize = 0;
  }

  #endLine(sections: PgnSection[]): void {
    const line = this.#line();
    this.#cutBefore(line, sections);
    this.#hasMoves ||= !isHeadLine(line);
    if (this.#droppedSection === undefined) {
      this.#lines.push(line);
      this.#linesSize += line.length;
    }
    this.#lineParts = [];
    this.#lineSize = 0;
    this.#droppedLine = undefined;
    this.#nextLine++;
  }

  #cutBefore(line: string, sections: PgnSection[]): void {
    if (this.#hasMoves && startsWithTag(line)) this.#endSection(sections);
  }

  #endSection(sections: PgnSection[]): void {
    sections.push(
      this.#droppedSection === undefined
        ? { text: this.#lines.join(''), line: this.#firstLine }
        : { text: this.#droppedSection, line: this.#firstLine, tooLong: true },
    );
    this.#lines = [];
    this.#linesSize = 0;
    this.#droppedSection = undefined;
    this.#firstLine = this.#nextLine;
    this.#hasMoves = false;
  }
}
