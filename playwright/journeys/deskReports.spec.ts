import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { beginDeskJourney, hands } from '../fixtures/deskJourney.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** Indexes in the choice of the period. */
const LAST_MONTH = 1;
const THIS_YEAR = 4;

for (const by of hands)
  test(
    `VAT of last month is saved as CSV, and the best sold product found, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser }) => {
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const link = (name: string | RegExp) => desk.getByRole('link', { name }).first();
      const period = desk.getByRole('combobox', { name: 'Period' });
      const title = (name: string) => desk.getByRole('heading', { level: 1, name });

      await step('see the VAT of last month', {
        pointer: [
          4,
          async () => {
            await act.press(link(/^Reports\b/));
            await act.press(link(/^VAT\b/));
            await act.select(period, LAST_MONTH);
          },
        ],
        keyboard: [
          5,
          async () => {
            await keys('g', 'y', '5', 'p');
            await expect(period).toBeFocused();
            await typeInto(period, 'Last m');
          },
        ],
        shows: async () => {
          await expect(title('VAT by rate')).toBeVisible();
          await expect(desk).toHaveURL(/period=last-month/);
          await expect(desk.getByRole('table', { name: 'VAT by rate' })).toBeVisible();
        },
      });
      const due = desk
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .nth(5);
      const shown = await due.innerText();
      const saved = desk.waitForEvent('download');
      const reason = desk.getByRole('textbox', { name: 'Reason' });
      await step('save it as CSV', {
        least: 2,
        pointer: [
          4,
          async () => {
            await act.press(desk.getByRole('button', { name: /^CSV/ }));
            await act.type(reason, 'For the VAT return');
            await act.press(desk.getByRole('dialog').getByRole('button', { name: 'Export' }));
          },
        ],
        keyboard: [
          4,
          async () => {
            // The choice of the period has the focus, and takes letters.
            await keys('Tab', 'x');
            await typeInto(reason, 'For the VAT return');
            await keys('Control+Enter');
          },
        ],
        shows: async () => {
          const file = readFileSync(await (await saved).path(), 'utf8');
          const total = file.trim().split('\n').at(-1)?.split(',')[6];
          expect(`£${total}`).toBe(shown.replaceAll(',', ''));
        },
      });
      await step('see the best sold product of the year', {
        pointer: [
          3,
          async () => {
            await act.press(link(/^Products\b/));
            await act.select(period, THIS_YEAR);
          },
        ],
        keyboard: [
          3,
          async () => {
            await keys('2', 'p');
            await expect(period).toBeFocused();
            await typeInto(period, 'This y');
          },
        ],
        shows: () => expect(desk).toHaveURL(/product\?period=this-year/),
      });
      const best = desk
        .getByRole('list', { name: 'Chart of sales by product' })
        .getByRole('link')
        .first();
      const name = await best.innerText();
      await step('open it', {
        pointer: [1, () => act.press(best)],
        keyboard: [
          3,
          async () => {
            await tabTo(best);
            await keys('Enter');
          },
        ],
        shows: () => expect(title(name)).toBeVisible(),
      });
      await journey.end('Reports');
    },
  );

for (const by of hands)
  test(
    `a synonym is previewed, added and found in the shop, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page }) => {
      const typed = by === 'pointer' ? 'clinic mitts' : 'theatre mitts';
      const product = 'Sterile nitrile surgical gloves';
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const link = (name: string | RegExp) => desk.getByRole('link', { name }).first();
      const dialog = desk.getByRole('dialog', { name: 'Add a synonym' });
      const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
      const names = field('What people type');
      const means = field('Words of the catalogue');
      const search = dialog.getByRole('button', { name: 'Preview' });

      await step('type a synonym', {
        pointer: [
          7,
          async () => {
            await act.press(link(/^Catalogue\b/));
            await act.press(link(/^Synonyms\b/));
            await act.press(desk.getByRole('button', { name: /^Add a synonym/ }));
            await act.type(names, typed);
            await act.type(means, 'sterile nitrile');
          },
        ],
        keyboard: [
          7,
          async () => {
            await keys('g', 'a', '5', 'n');
            await typeInto(names, typed);
            await tabTo(means);
            await act.words('sterile nitrile');
          },
        ],
        shows: () => expect(means).toHaveValue('sterile nitrile'),
      });
      await step('preview it', {
        pointer: [1, () => act.press(search)],
        keyboard: [
          3,
          async () => {
            await tabTo(search);
            await keys('Enter');
          },
        ],
        shows: async () => {
          const after = dialog.getByRole('region', { name: 'With this synonym' });
          await expect(after.getByText(product)).toBeVisible();
        },
      });
      await step('add it', {
        least: 2,
        pointer: [
          3,
          async () => {
            await act.type(field('Reason'), 'Asked for by phone');
            await act.press(dialog.getByRole('button', { name: 'Add' }));
          },
        ],
        keyboard: [
          3,
          async () => {
            await tabTo(field('Reason'));
            await act.words('Asked for by phone');
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByRole('row', { name: new RegExp(typed) })).toBeVisible(),
      });
      await journey.end('Synonyms');

      await visit(page, `/products?search=${encodeURIComponent(typed)}`);
      await expect(page.getByRole('link', { name: new RegExp(product) }).first()).toBeVisible();
    },
  );
