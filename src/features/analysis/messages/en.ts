import { plural } from '../../../i18n/plural.ts';

/** The engine's judgement of a finished game. Numbers come as text, `62 %`. */
export const en = {
  heading: 'Analysis',
  engine: 'Engine',
  begin: 'Step back through the game, and the engine tells what it thinks of each position.',
  unavailable: 'The engine could not be started.',
  chances: 'Chances',
  whiteWins: 'White wins',
  draw: 'Draw',
  blackWins: 'Black wins',
  over: 'The game ends here.',
  lines: (depth: number) => `Best moves, depth ${depth}`,
  /** Where endgame tables answer for every move. */
  surely: 'Best moves, known for certain',
  thinking: 'The engine is thinking …',
  score: (white: string, draw: string, black: string) => `White ${white}, draw ${draw}, Black ${black}`,
  turning: 'Turning points',
  progress: 'Positions looked at',
  none: 'No move changed the chances by much.',
  grade: { mistake: 'Mistake', blunder: 'Blunder' },
  fell: {
    white: (before: string, after: string) => `White’s chances fell from ${before} to ${after}.`,
    black: (before: string, after: string) => `Black’s chances fell from ${before} to ${after}.`,
  },
  better: (move: string) => `Better was ${move}.`,
  found: (count: number) =>
    plural('en', count, {
      one: 'The whole game has been looked at: one turning point.',
      other: `The whole game has been looked at: ${count} turning points.`,
    }),
  /** How games went on from the usual start. */
  first: {
    heading: 'First moves',
    source: (games: number, each: number) =>
      `How ${games} games of the engine against itself ended, ${each} after each first move, at a thousand positions a move. The best for White come first; the move of this game is marked.`,
    move: 'Move',
    games: 'Games',
    played: '(of this game)',
  },
};
