import type { Locator, Page } from '@playwright/test';

/** A press on the square, seen from White's side, where nothing but the picture knows where it is. */
export async function press(page: Page, board: Locator, name: string, by: 'finger' | 'mouse'): Promise<void> {
  const { x, y, width } = (await board.boundingBox())!;
  const at = (n: number): number => ((n + 0.5) * width) / 8;
  const point = [x + at(name.charCodeAt(0) - 97), y + at(8 - Number(name[1]))] as const;
  await (by === 'finger' ? page.touchscreen.tap(...point) : page.mouse.click(...point));
}
