import { err, ok, type Result } from '../lib/result.ts';
import { positionOutcome } from '../rules/outcome.ts';
import type { Position } from '../rules/position.ts';
import { parseComment } from './pgnComments.ts';
import { PgnMoveTree } from './pgnMoveTree.ts';
import type { PgnPlaces } from './pgnPlaces.ts';
import { PgnProblemLog } from './pgnProblemLog.ts';
import type { PgnFailure, PgnFault, PgnSuccess } from './pgnProblems.ts';
import { startFromTags, type PgnTag } from './pgnStart.ts';
import { isKept, parseResult, resultOf, tagName } from './pgnTags.ts';
import type { PgnMoveToken, PgnToken } from './pgnTokens.ts';
import type { PgnComment, PgnGame, PgnResult } from './pgnTree.ts';

/** One game of a PGN text: whole, or what stands against it. */
export type PgnReading = Result<PgnSuccess, PgnFailure>;

/** A result and where the source tells it. */
interface Told {
  readonly result: PgnResult;
  readonly offset: number;
}

/** Takes the tokens of one game and makes the game of them. */
export class PgnGameReader {
  readonly #log: PgnProblemLog;
  readonly #tags = new Map<string, PgnTag>();
  /** Comments ahead of all movetext; they belong to the first move. */
  readonly #preface: PgnComment[] = [];
  #start: Position | undefined;
  /** Grows from the start position; without one there is nothing to play the moves on. */
  #tree: PgnMoveTree | undefined;
  #marker: Told | undefined;
  #inMoves = false;
  #numbered = false;

  constructor(places: PgnPlaces) {
    this.#log = new PgnProblemLog(places);
  }

  /** Whether the token can only belong to the game after this one. */
  endsBefore(token: PgnToken): boolean {
    const { kind } = token;
    if (kind === 'tag' || kind === 'brokenTag') return this.#inMoves || this.#repeatsHead(token);
    return this.#marker !== undefined && (kind === 'word' || kind === 'number' || kind === 'open');
  }

  take(token: PgnToken): void {
    switch (token.kind) {
      case 'tag':
        this.#tags.set(tagName(token.name), token);
        break;
      case 'brokenTag':
        this.#log.doubt({ code: 'brokenTag' }, token.text, token.offset);
        break;
      case 'stray':
        this.#log.doubt({ code: 'strayText' }, token.text, token.offset);
        break;
      case 'comment':
        this.#takeComment(token.text);
        break;
      case 'unclosedComment':
        this.#log.fault({ code: 'unclosedComment' }, token.text, token.offset);
        break;
      case 'word':
      case 'number':
      case 'nag':
      case 'result':
      case 'drawOffer':
      case 'open':
      case 'close':
        this.#beginMoves();
        this.#takeMovetext(token);
    }
  }

  /** The reading of all that was taken; none where that holds no game. */
  finish(): PgnReading | undefined {
    this.#beginMoves();
    const unclosed = this.#tree?.openVariation;
    if (unclosed !== undefined) this.#log.fault({ code: 'unclosedVariation' }, '(', unclosed);
    const game = this.#game();
    const { errors, notices } = this.#log;
    const bare = this.#tags.size === 0 && game?.line.moves.length === 0;
    const [first] = errors;
    if (!first) return bare || !game ? undefined : ok({ game, notices });
    if (bare && !this.#numbered && first.code === 'unreadableMove')
      return err({ errors: [{ ...first, code: 'notPgn' }], notices: [] });
    return err({ errors, notices, ...(game && { legalPart: game }) });
  }

  #game(): PgnGame | undefined {
    if (!this.#start || !this.#tree) return undefined;
    const result = this.#result(this.#tree.mainPosition);
    const tags = [...this.#tags].map(([name, { value }]) => [name, value] as const);
    return {
      tags: new Map(tags.filter(([name, value]) => isKept(name, value))),
      start: this.#start,
      line: this.#tree.finish(),
      result,
    };
  }

  /** Where tag, marker and board differ the board is right, and the tag before the marker. */
  #result(end: Position | undefined): PgnResult {
    const tag = this.#resultTag();
    const marker = this.#marker;
    if (tag && marker && tag.result !== marker.result && tag.result !== '*' && marker.result !== '*')
      this.#log.doubt(
        { code: 'resultTags', tag: tag.result, marker: marker.result },
        marker.result,
        marker.offset,
      );
    const told = tag && tag.result !== '*' ? tag : (marker ?? tag);
    const outcome = end && positionOutcome(end);
    const board = outcome && resultOf(outcome.winner);
    if (board && told && board !== told.result)
      this.#log.doubt({ code: 'resultOnBoard', told: told.result, board }, told.result, told.offset);
    return board ?? told?.result ?? '*';
  }

  #resultTag(): Told | undefined {
    const tag = this.#tags.get('Result');
    const result = tag && parseResult(tag.value);
    return result && { result, offset: tag.offset };
  }

  #beginMoves(): void {
    if (this.#inMoves) return;
    this.#inMoves = true;
    const start = startFromTags(this.#tags);
    if (!start.ok) {
      const { about, tag } = start.error;
      this.#log.fault(about, tag.value, tag.offset);
      return;
    }
    const { position, doubt } = start.value;
    this.#start = position;
    this.#tree = new PgnMoveTree(position);
    for (const comment of this.#preface) this.#tree.comment(comment);
    if (doubt) this.#log.doubt(doubt.about, doubt.tag.value, doubt.tag.offset);
  }

  #takeComment(source: string): void {
    const comment = parseComment(source);
    if (!comment) return;
    if (this.#inMoves) this.#tree?.comment(comment);
    else this.#preface.push(comment);
  }

  #takeMovetext(token: PgnMoveToken): void {
    const tree = this.#tree;
    switch (token.kind) {
      case 'number':
        this.#numbered = true;
        break;
      case 'word':
        this.#check(tree?.move(token.text), token.text, token.offset);
        break;
      case 'open':
        this.#check(tree?.open(token.offset), '(', token.offset);
        break;
      case 'close':
        if (tree?.close() === false) this.#log.doubt({ code: 'strayText' }, ')', token.offset);
        break;
      case 'nag':
        if (tree?.nag(token.nag) === false)
          this.#log.doubt({ code: 'strayText' }, `$${token.nag}`, token.offset);
        break;
      case 'drawOffer':
        tree?.comment({ text: '', drawOffer: true });
        break;
      case 'result':
        if (!tree?.inVariation) this.#marker ??= token;
        break;
    }
  }

  /** A second Event tag: the game before has tags and no moves. */
  #repeatsHead(token: PgnToken): boolean {
    return token.kind === 'tag' && tagName(token.name) === 'Event' && this.#tags.has('Event');
  }

  #check(fault: PgnFault | undefined, text: string, offset: number): void {
    if (fault) this.#log.fault(fault, text, offset);
  }
}
