import { expect, test, type Page } from '@playwright/test';
import { QUESTIONS } from '../src/features/rules/quiz.ts';
import { en } from '../src/features/rules/quizMessages/en.ts';
import { expectAccessible } from './support/axe.ts';
import { QuizPage, type QuizHand } from './support/quizPage.ts';
import { screenOf } from './support/hand.ts';

for (const hand of ['mouse', 'finger', 'keyboard'] as const satisfies readonly QuizHand[]) {
  test(`every question is answered by ${hand}, and then begun again${screenOf(hand)}`, async ({ page }) => {
    test.setTimeout(180_000);
    const quiz = new QuizPage(page, hand);
    await quiz.open();
    for (const { id } of QUESTIONS) {
      await quiz.ask(id);
      await quiz.answer(id);
      await expect(quiz.verdict, id).toContainText('Right!');
      await expect(quiz.verdict, id).toContainText(en.questions[id].why);
    }
    await quiz.press(quiz.button('Next question'));
    await expect(quiz.quiz.locator('h3')).toHaveText('Your result');
    await expect(quiz.quiz).toContainText('15 of 15 right');
    await quiz.press(quiz.button('Start again'));
    await expect(quiz.quiz.locator('h3')).toContainText('Question 1 of 15');
    await expect(quiz.quiz.locator('[data-mark]')).toHaveCount(0);
  });

  test(`wrong answers by ${hand} are drawn and said${screenOf(hand)}`, async ({ page }) => {
    test.setTimeout(120_000);
    const quiz = new QuizPage(page, hand);
    const drawn = quiz.quiz.locator('.cg-shapes [cgHash], .quiz-points svg [part~="arrow"]');
    await quiz.open();

    await quiz.ask('rookCheck');
    await quiz.press(quiz.button('Allowed'));
    await expect(quiz.verdict).toContainText('the rook would give check to the king on d5');
    await expect(drawn.first()).toBeAttached();

    await quiz.ask('lastReply');
    await quiz.pressSquare('a8');
    await quiz.pressSquare('b8');
    await expect(quiz.square('b8')).toHaveAttribute('aria-pressed', 'true');
    await quiz.press(quiz.button('Check my answer'));
    await expect(quiz.verdict).toContainText('Not right: b8. Kb8 isn’t allowed');
    await expect(quiz.verdict).toContainText('Still missing: c8.');
    await expect(drawn.first()).toBeAttached();

    await quiz.ask('rightSquare');
    await quiz.move('f7g8');
    await expect(quiz.verdict).toContainText('After Kg8 Black draws with Ke8.');
    await expect(drawn.first()).toBeAttached();
    await quiz.press(quiz.button('Try again'));
    await quiz.move('f7f8');
    await expect(quiz.verdict).toContainText('Right!');

    await quiz.ask('closeRank');
    await quiz.move('h1c1');
    await expect(quiz.verdict).toContainText('The black king reached the eighth rank first.');
    await quiz.press(quiz.button('Show me'));
    await expect(quiz.square('h8')).toHaveText('h8 white rook');

    await quiz.ask('bothArrive');
    await quiz.press(quiz.button('The game goes on'));
    await expect(quiz.verdict).toContainText('Not quite');
    await expect(quiz.square('c8')).toHaveText('c8 black king');
    await expect(drawn.first()).toBeAttached();
  });
}

test('answers survive a reload, and the next open question comes up', async ({ page }) => {
  test.setTimeout(120_000);
  const quiz = new QuizPage(page, 'mouse');
  await quiz.open();
  await quiz.ask('rookCheck');
  await quiz.answer('rookCheck');
  await quiz.ask('looseRook');
  await quiz.press(quiz.button('Allowed'));
  await page.reload();
  await expect(quiz.inList(0)).toHaveAccessibleName('Question 1: right');
  await expect(quiz.inList(2)).toHaveAccessibleName('Question 3: wrong');
  await expect(quiz.quiz.locator('h3')).toContainText('Question 2 of 15');
});

/** English sentences of the quiz that are on the page. */
const englishOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.quiz')
    .evaluate(
      (quiz, sentences) => sentences.filter((sentence) => quiz.textContent.includes(sentence)),
      [
        en.check,
        en.next,
        en.right,
        en.wrong,
        en.yes,
        en.tryAgain,
        ...Object.values(en.questions).flatMap(({ question, why }) => [question, why]),
      ],
    );

/** Parts of the quiz that are wider than the screen, or hide some of their text. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.locator('.quiz').evaluate((quiz) =>
    [...quiz.querySelectorAll<HTMLElement>('button, h2, h3, p, a, [role="status"]')]
      .filter((part) => !part.closest('.squares'))
      .filter(
        (part) => part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth + 1,
      )
      .map((part) => part.textContent),
  );

for (const locale of ['ru', 'fi'] as const)
  test(`in ${locale} at 320 px nothing is cut off and nothing is English`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript((kept) => localStorage.setItem('racing-kings.locale', kept), locale);
    const quiz = new QuizPage(page, 'mouse');
    await quiz.open();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const { id, kind } of QUESTIONS) {
      await quiz.ask(id);
      if (kind === 'choose' || kind === 'allowed')
        await quiz.press(quiz.quiz.locator('.quiz-options button').first());
      expect(await cutOff(page), id).toEqual([]);
      expect(await englishOn(page), id).toEqual([]);
    }
    await quiz.press(quiz.inList(QUESTIONS.length));
    expect(await cutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test('axe finds nothing in either theme, whatever is asked', async ({ page }) => {
  test.setTimeout(120_000);
  const quiz = new QuizPage(page, 'mouse');
  await quiz.open();
  for (const id of ['rookCheck', 'lastReply', 'rightSquare'] as const) {
    await quiz.ask(id);
    if (id === 'rookCheck') await quiz.press(quiz.button('Allowed'));
    await expectAccessible(page, 'everything', { include: '.quiz' });
  }
});
