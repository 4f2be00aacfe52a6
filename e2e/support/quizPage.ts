import { expect, type Locator, type Page } from '@playwright/test';
import { QUESTIONS, type QuestionId } from '../../src/features/rules/quiz.ts';

export type QuizHand = 'mouse' | 'finger' | 'keyboard';

/** The quiz at the end of the rules, as a reader answers it. */
export class QuizPage {
  readonly page: Page;
  readonly quiz: Locator;
  readonly verdict: Locator;
  private readonly hand: QuizHand;

  constructor(page: Page, hand: QuizHand) {
    this.page = page;
    this.hand = hand;
    this.quiz = page.locator('.quiz');
    this.verdict = page.getByTestId('quiz-verdict');
  }

  async open(): Promise<void> {
    await this.page.goto('./#/rules');
    // Its chunks may take a while on a busy machine.
    await expect(this.quiz).toBeVisible({ timeout: 40_000 });
  }

  inList = (index: number): Locator => this.quiz.locator('.quiz-list button').nth(index);

  button = (name: string): Locator => this.quiz.getByRole('button', { name, exact: true });

  square = (name: string): Locator => this.quiz.locator(`[data-square="${name}"]`);

  /** Presses a control with the mouse, a finger or the keyboard. */
  async press(control: Locator): Promise<void> {
    if (this.hand === 'mouse') return control.click();
    if (this.hand === 'finger') return control.tap();
    await control.focus();
    await this.page.keyboard.press('Enter');
  }

  async ask(id: QuestionId): Promise<void> {
    await this.press(this.inList(QUESTIONS.findIndex((question) => question.id === id)));
    await expect(this.quiz.locator('h3')).toBeFocused();
    await this.quiz.locator('.quiz-board').scrollIntoViewIfNeeded();
    await expect(this.quiz.locator('.quiz-points, cg-board piece').first()).toBeAttached();
  }

  async pressSquare(name: string): Promise<void> {
    if (this.hand === 'keyboard') return this.walkTo(name);
    await this.square(name).scrollIntoViewIfNeeded();
    const box = await this.square(name).boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.hand === 'mouse') await this.page.mouse.click(x, y);
    else await this.page.touchscreen.tap(x, y);
  }

  /** From the square in the tab order with the arrow keys, then Enter. */
  private async walkTo(name: string): Promise<void> {
    const focused = this.quiz.locator('[data-square][tabindex="0"]');
    await focused.focus();
    const current = (await focused.getAttribute('data-square')) ?? name;
    const step = async (key: string, times: number): Promise<void> => {
      for (let n = 0; n < times; n++) await this.page.keyboard.press(key);
    };
    const across = name.charCodeAt(0) - current.charCodeAt(0);
    const up = name.charCodeAt(1) - current.charCodeAt(1);
    await step(across > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(across));
    await step(up > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(up));
    await expect(this.square(name)).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  async move(uci: string): Promise<void> {
    await this.pressSquare(uci.slice(0, 2));
    await this.pressSquare(uci.slice(2, 4));
  }

  /** Gives the right answer to the question on show. */
  async answer(id: QuestionId): Promise<void> {
    const question = QUESTIONS.find((candidate) => candidate.id === id)!;
    switch (question.kind) {
      case 'allowed':
        return this.press(this.button(question.answer === 'yes' ? 'Allowed' : 'Not allowed'));
      case 'choose': {
        const index = ['whiteWins', 'blackWins', 'draw', 'goesOn'].indexOf(question.answer);
        return this.press(this.quiz.locator('.quiz-options button').nth(index));
      }
      case 'point':
        for (const square of question.answer) await this.pressSquare(square);
        return this.press(this.button('Check my answer'));
      case 'find':
        return this.move(question.answer[0]);
    }
  }
}
