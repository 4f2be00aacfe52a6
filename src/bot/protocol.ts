/** All that the page and the bot's worker agree on: plain data, discriminated by `type`, every request with an id. */
import type { Color, Role } from '../rules/board.ts';
import type { Move, Position } from '../rules/position.ts';
import type { Square } from '../rules/squares.ts';
import type { Line, Score } from './engine/engine.ts';

export type { Line, Score };

/** The three opponents, and `max` for analysis: full strength for as long as it is given. */
export type Level = 'easy' | 'medium' | 'hard' | 'max';

/** The moves are there for repetitions and the half-move clock. The game is not over. */
export interface GameSoFar {
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** What is left to the side to move. */
export interface ClockReading {
  readonly remainingMs: number;
  readonly incrementMs: number;
}

export interface MoveQuestion extends GameSoFar {
  readonly level: Level;
  /** One seed a game: the same seed, the same game (as long as no clock cuts a search short). */
  readonly seed: number;
  /** At most so long, whatever the level. */
  readonly moveTimeMs?: number;
  /** At most so many positions, where a time would not do: a measured match, say. */
  readonly nodes?: number;
  readonly clock?: ClockReading;
}

export interface BotAnswer {
  readonly move: Move;
  /** For the side to move; missing where there was nothing to think about: one legal move, or the opening book. */
  readonly score?: Score;
  readonly depth: number;
  readonly nodes: number;
  /** The expected line; it begins with `move`. */
  readonly pv: readonly Move[];
}

export interface AnalysisQuestion extends GameSoFar {
  /** How many lines, at least 1. */
  readonly lines: number;
  readonly depth?: number;
  /** Without a depth or a time it goes on until it is stopped. */
  readonly moveTimeMs?: number;
}

export interface Analysis {
  readonly depth: number;
  readonly nodes: number;
  /** Thinking time so far. */
  readonly elapsedMs: number;
  /** The endgame tables know a draw. */
  readonly isDrawn?: true;
  /** Best first; scores are for the side to move. */
  readonly lines: readonly Line[];
}

export interface HintQuestion extends GameSoFar {
  /** Default 500. */
  readonly moveTimeMs?: number;
}

/** Why a move is good, in race terms; the sentences are the page's. */
export type HintReason =
  /** It ends the game, won. */
  | { readonly code: 'wins'; readonly square: Square }
  /** It ends the game, drawn: nothing better is left. */
  | { readonly code: 'draws' }
  /**
   * The race is won by force, in so many own moves at most, this one counted; against the best defence the king
   * arrives on `square`, where the line goes so far.
   */
  | { readonly code: 'winsRace'; readonly square: Square | undefined; readonly moves: number }
  /** The race is lost, and no other move holds out longer: the opponent arrives in so many moves. */
  | { readonly code: 'holdsOut'; readonly moves: number }
  /** Without it the opponent's king would arrive on one of `squares` with the next move. */
  | { readonly code: 'stopsArrival'; readonly squares: readonly Square[] }
  /** It captures the piece that guarded `squares`, on the own king's way. */
  | {
      readonly code: 'removesGuard';
      readonly square: Square;
      readonly role: Role;
      readonly squares: readonly Square[];
    }
  /** It captures a piece. */
  | { readonly code: 'captures'; readonly square: Square; readonly role: Role }
  /** It takes `squares` away from the opponent's king, on its way. */
  | { readonly code: 'guards'; readonly squares: readonly Square[] }
  /** The king gains a rank: so many king moves are left to the goal. */
  | { readonly code: 'runs'; readonly square: Square; readonly ranksLeft: number }
  /** It opens `squares` to the own king, on its way. */
  | { readonly code: 'opensWay'; readonly squares: readonly Square[] }
  /** It moves a piece out of the way of capture. */
  | { readonly code: 'saves'; readonly square: Square; readonly role: Role }
  /** The only legal move. */
  | { readonly code: 'onlyMove' };

export interface Hint {
  readonly move: Move;
  readonly score: Score;
  readonly pv: readonly Move[];
  /** The strongest reason first; empty where the move is simply the best. */
  readonly reasons: readonly HintReason[];
}

export interface JudgeQuestion extends GameSoFar {
  /** Who would accept a draw or resign. */
  readonly side: Color;
  readonly level: Level;
  /** Default 150. */
  readonly moveTimeMs?: number;
}

/** Chances in a game between equals; they add up to 1. */
export interface Chances {
  readonly white: number;
  readonly draw: number;
  readonly black: number;
}

export interface Judgement {
  /** For the side to move. */
  readonly score: Score;
  readonly chances: Chances;
  readonly acceptsDraw: boolean;
  readonly resigns: boolean;
}

export interface WarmUp {
  /** Positions to search. */
  readonly nodes: number;
}

interface BotApi {
  bestMove: { question: MoveQuestion; answer: BotAnswer };
  analyse: { question: AnalysisQuestion; answer: Analysis };
  hint: { question: HintQuestion; answer: Hint };
  judge: { question: JudgeQuestion; answer: Judgement };
  warmUp: { question: WarmUp; answer: WarmUp };
}

export type RequestType = keyof BotApi;
export type Question<T extends RequestType> = BotApi[T]['question'];
export type Answer<T extends RequestType> = BotApi[T]['answer'];

export type Request = {
  [T in RequestType]: { readonly type: T; readonly id: number; readonly question: Question<T> };
}[RequestType];

/** `ping` asks for a sign of life. */
export type ToWorker = Request | { readonly type: 'stop'; readonly id: number } | { readonly type: 'ping' };

export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer<RequestType> }
  | { readonly type: 'progress'; readonly id: number; readonly analysis: Analysis }
  | { readonly type: 'alive' };
