import { expect } from '@playwright/test';
import { applyByCalls } from '../fixtures/applyByCalls.ts';
import { beginDeskJourney, hands, openByPalette } from '../fixtures/deskJourney.ts';
import { surname } from '../fixtures/surname.ts';
import { test } from '../fixtures/test.ts';

const REASON = 'Register looked up, papers fit';
const surnames = { pointer: 'Marchbanks', keyboard: 'Nightingale' } as const;

for (const by of hands)
  test(
    `an applicant is asked, let in, given their data and erased at the desk, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, baseURL }) => {
      const lastName = surname(surnames[by]);
      await applyByCalls(baseURL ?? '', {
        email: `${lastName.toLowerCase()}@journey.test`,
        lastName,
      });
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const dialog = desk.getByRole('dialog');
      const reason = dialog.getByRole('textbox', { name: 'Reason' });
      const button = (name: string | RegExp) => desk.getByRole('button', { name });
      const submit = (name: string) => dialog.getByRole('button', { name, exact: true });

      await step('open the application', {
        pointer: [
          2,
          async () => {
            await act.press(desk.getByRole('link', { name: /Applications? to decide/ }));
            await act.press(desk.getByRole('link', { name: new RegExp(lastName) }));
          },
        ],
        keyboard: [3, () => openByPalette(journey, lastName)],
        shows: () =>
          expect(desk.getByRole('heading', { level: 1, name: new RegExp(lastName) })).toBeVisible(),
      });
      await step('ask for documents', {
        least: 2,
        pointer: [
          3,
          async () => {
            await act.press(button(/^Ask for documents/));
            await typeInto(reason, 'The utility bill cannot be read');
            await act.press(submit('Ask by email'));
          },
        ],
        keyboard: [
          3,
          async () => {
            await keys('q');
            await typeInto(reason, 'The utility bill cannot be read');
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByText(/asked for documents by email/)).toBeVisible(),
      });
      await step('let in', {
        least: 2,
        pointer: [
          3,
          async () => {
            await act.press(button(/^Approve/));
            await typeInto(reason, REASON);
            await act.press(submit('Approve'));
          },
        ],
        keyboard: [
          3,
          async () => {
            await keys('a');
            await typeInto(reason, REASON);
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByText(/is approved, and told by email/)).toBeVisible(),
      });
      const askedBy = dialog.getByRole('textbox', { name: /Who asked/ });
      const saved = desk.waitForEvent('download');
      await step('give a copy of the data', {
        pointer: [
          3,
          async () => {
            await act.press(button(/^Data request/));
            await typeInto(askedBy, 'The customer, by email');
            await act.press(submit('Answer the request'));
          },
        ],
        keyboard: [
          3,
          async () => {
            await keys('x');
            await typeInto(askedBy, 'The customer, by email');
            await keys('Enter');
          },
        ],
        shows: async () => expect((await saved).suggestedFilename()).toMatch(/\.zip$/),
      });
      await step('erase the data', {
        pointer: [
          7,
          async () => {
            await act.press(button(/^Data request/));
            await act.press(dialog.getByRole('radio', { name: /^Erasure/ }));
            await act.type(askedBy, 'The customer, by email');
            await act.type(reason, 'Closes the practice');
            await act.press(submit('Answer the request'));
          },
        ],
        keyboard: [
          10,
          async () => {
            await keys('x');
            await expect(askedBy).toBeFocused();
            await keys('Shift+Tab', 'ArrowDown');
            await tabTo(askedBy);
            await act.words('The customer, by email');
            await tabTo(reason);
            await act.words('Closes the practice');
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByText(/The data is erased/)).toBeVisible(),
      });
      await journey.end('Customers');
    },
  );
