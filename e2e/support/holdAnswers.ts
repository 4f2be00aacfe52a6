import type { Page } from '@playwright/test';

/**
 * However fast the computer is, what it answers reaches the page only from when the test says so; until then it thinks.
 * Its other words come through, so that it isn't taken for dead. To be called before the page is opened.
 */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let held: (() => void)[] | undefined = [];
    window.addEventListener('letIn', () => {
      const all = held ?? [];
      held = undefined;
      for (const tell of all) tell();
    });
    window.Worker = class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        this.addEventListener('message', (event: MessageEvent<{ readonly type: string } | undefined>) => {
          if (!held || event.data?.type !== 'answer') return;
          event.stopImmediatePropagation();
          held.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data })));
        });
      }
    };
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('letIn')));
}
