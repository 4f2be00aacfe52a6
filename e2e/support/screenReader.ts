import { expect, type CDPSession, type Page } from '@playwright/test';

interface Node {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly ignored?: boolean;
  readonly childIds?: readonly string[];
  readonly nodeId: string;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** A player who sees nothing: knows the page by its accessibility tree alone, and has nothing but a keyboard. */
export class ScreenReader {
  readonly page: Page;
  private readonly tree: CDPSession;

  private constructor(page: Page, tree: CDPSession) {
    this.page = page;
    this.tree = tree;
  }

  /** Turns the screen black: from now on only the tree tells anything. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.addStyleTag({ content: 'html { filter: brightness(0) }' }).catch(() => undefined);
    const tree = await page.context().newCDPSession(page);
    await tree.send('Accessibility.enable');
    return new ScreenReader(page, tree);
  }

  private async nodes(): Promise<readonly Node[]> {
    const { nodes } = await this.tree.send('Accessibility.getFullAXTree');
    return nodes as readonly Node[];
  }

  /** What is said of the element in focus: its role and its name. */
  async focus(): Promise<{ readonly role: string; readonly name: string }> {
    const nodes = await this.nodes();
    const focused = nodes.filter(
      ({ role, properties }) =>
        role?.value !== 'RootWebArea' &&
        properties?.some(({ name, value }) => name === 'focused' && value.value === true),
    );
    const node = focused.at(-1);
    return { role: node?.role?.value ?? '', name: node?.name?.value ?? '' };
  }

  /** What stands in the live region now. */
  async heard(): Promise<string> {
    const nodes = await this.nodes();
    const region = nodes.find(({ role }) => role?.value === 'status');
    const texts: string[] = [];
    const read = (id: string): void => {
      const node = nodes.find(({ nodeId }) => nodeId === id);
      if (!node) return;
      if (node.role?.value === 'StaticText') texts.push(node.name?.value ?? '');
      else for (const child of node.childIds ?? []) read(child);
    };
    if (region) read(region.nodeId);
    return texts.join(' ').replaceAll('\u00a0', ' ').trim();
  }

  press = (key: string): Promise<void> => this.page.keyboard.press(key);

  expectHeard = (text: string | RegExp): Promise<void> =>
    expect.poll(() => this.heard(), { timeout: 20_000 }).toMatch(text);

  /** Tabs on until the focus is called so. */
  async tabTo(name: RegExp): Promise<void> {
    for (let n = 0; n < 60; n++) {
      if (name.test((await this.focus()).name)) return;
      await this.press('Tab');
    }
    throw new Error(`nothing in the tab order is called ${name}`);
  }

  /** Walks the board by its arrows, trusting only what each square says of itself. */
  async goTo(square: string): Promise<void> {
    const at = async (): Promise<string> => (await this.focus()).name.slice(0, 2);
    for (let here = await at(); here !== square; here = await at()) {
      const key =
        here[0] !== square[0]
          ? here[0]! < square[0]!
            ? 'ArrowRight'
            : 'ArrowLeft'
          : here[1]! < square[1]!
            ? 'ArrowUp'
            : 'ArrowDown';
      await this.press(key);
      const before = here;
      await expect.poll(at).not.toBe(before);
    }
  }

  /** Chooses a piece and its square. */
  async move(from: string, to: string): Promise<void> {
    await this.goTo(from);
    await this.press('Enter');
    await this.goTo(to);
    await this.press('Enter');
  }
}
