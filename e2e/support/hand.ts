/** A finger needs a screen that feels it: these tests run on the phone alone (see playwright.config.ts). */
export const screenOf = (hand: string): string => (/^(touch|tap|finger)$/.test(hand) ? ' @touch' : '');
