import { type Page, expect } from '@playwright/test';
import { addPatients, fillCart, link, orderByHand } from '../fixtures/practice.ts';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn, toast, typeQuantity } from '../fixtures/shop.ts';
import { type Buyers, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translate.ts';
import { visit } from '../fixtures/visit.ts';

const LEAFLET = 'Patient leaflet: after your filler treatment, pack of 50';
const TOXIN = 'Botulinum toxin type A 200 units powder for solution for injection';
const PEN = 'Semaglutide 0.25 mg solution for injection in prefilled pen, 4 doses';

/** One action, and what the page shows afterwards. */
type Act = (
  name: string,
  press: () => Promise<unknown>,
  done: () => Promise<unknown>,
) => Promise<void>;

interface Walk {
  readonly page: Page;
  readonly buyers: Buyers;
  readonly act: Act;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const shown = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('main')).toContainText(words);
const card = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Prescription ${number}`) });

/** Buys a product, from its page to the end of the checkout. */
async function buy({ page, buyers, act }: Walk): Promise<void> {
  const token = await enterSignedIn(page, buyers.practitioner);
  await fillCart(page, token, { [TOXIN]: 4, [PEN]: 3 });
  await visit(page, `/products?search=${encodeURIComponent(LEAFLET)}`);
  await act(
    'open a product',
    () => page.getByRole('link', { name: LEAFLET, exact: true }).click(),
    () => expect(page.getByRole('heading', { level: 1 })).toHaveText(LEAFLET),
  );
  await act(
    'raise the quantity',
    () => button(page, /^Increase/).click(),
    () => shown(page, '£19.00'),
  );
  await act(
    'add it',
    () => button(page, 'Add').click(),
    () => expect(toast(page, 'Product Added to Cart')).toBeVisible(),
  );
  await visit(page, '/cart');
  await act(
    'change a quantity',
    () => typeQuantity(page, LEAFLET, '3'),
    () => expect(page.getByRole('row', { name: LEAFLET })).toContainText('£28.50'),
  );
  await act(
    'remove a line',
    () => button(page, `Remove ${PEN}`).click(),
    () => expect(page.getByRole('row', { name: PEN })).toHaveCount(0),
  );
  await act(
    'undo',
    () => button(page, 'Undo').click(),
    () => expect(page.getByRole('row', { name: PEN })).toBeVisible(),
  );
  await act(
    'proceed',
    () => page.getByRole('link', { name: 'Proceed to Checkout' }).click(),
    () => shown(page, '7 packs still to place'),
  );
  await act(
    'choose who signs',
    () => page.getByRole('combobox', { name: 'Prescriber' }).selectOption({ index: 1 }),
    () => shown(page, '7 packs still to place'),
  );
  for (const [number, surname, left] of [
    [1, 'JONES', '4 packs still to place'],
    [2, 'OLIVEIRA', '1 pack still to place'],
    [3, 'WHITFIELD', 'All 7 packs placed'],
  ] as const) {
    await act(
      `choose patient ${number}`,
      async () => {
        await card(page, number).getByRole('combobox', { name: 'Patient' }).click();
        await page.getByRole('option', { name: new RegExp(surname) }).click();
      },
      () => expect(card(page, number)).toContainText(surname),
    );
    await act(
      `fill the rest into ${number}`,
      () => button(page, 'Fill the rest').click(),
      () => shown(page, left),
    );
    if (number < 3)
      await act(
        `add prescription ${number + 1}`,
        () => button(page, 'Add prescription').click(),
        () => expect(card(page, number + 1)).toBeVisible(),
      );
  }
  await act(
    'delete a prescription',
    () => button(page, 'Delete prescription 3').click(),
    () => shown(page, '1 pack still to place'),
  );
  await act(
    'undo its deletion',
    () => button(page, 'Undo').click(),
    () => shown(page, 'All 7 packs placed'),
  );
  await act(
    'continue',
    () => button(page, 'Continue').click(),
    () => expect(page.getByRole('group', { name: 'Delivery option' })).toBeVisible(),
  );
  await act(
    'collect it',
    async () => {
      await page.getByRole('radio', { name: /Collection/ }).check();
      await button(page, 'Save and continue').click();
    },
    () => expect(page.getByRole('textbox', { name: /First name/ })).toBeVisible(),
  );
  await act(
    'keep the address',
    () => button(page, 'Save and continue').click(),
    () => expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeVisible(),
  );
  await act(
    'pay by transfer',
    async () => {
      await page.getByRole('radio', { name: /Bank transfer/ }).check();
      await button(page, 'Save and continue').click();
    },
    () => expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeVisible(),
  );
  await act(
    'place the order',
    async () => {
      await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
      await button(page, 'Place Order').click();
    },
    () => expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order'),
  );
}

/** Pastes a list, changes it and removes a row. */
async function quickOrder({ page, buyers, act }: Walk): Promise<void> {
  await enterSignedIn(page, buyers.practitioner);
  await visit(page, '/quick-order');
  const rows = page.getByRole('list', { name: 'Rows of the order' });
  await act(
    'type a name',
    () => page.getByRole('combobox', { name: 'Code or name, row 1' }).fill(LEAFLET),
    () => shown(page, '1 row to correct'),
  );
  await act(
    'change its quantity',
    () => page.getByRole('textbox', { name: 'Quantity, row 1' }).fill('4'),
    () => shown(page, '£38.00'),
  );
  await act(
    'type a name that is not there',
    () => page.getByRole('combobox', { name: 'Code or name, row 2' }).fill('Zzyzx'),
    () => expect(rows.getByRole('listitem').nth(1)).toHaveAttribute('data-standing', 'open'),
  );
  await act(
    'remove that row',
    () => button(page, 'Remove row 2').click(),
    () => shown(page, '1 row ready'),
  );
}

/** Verifies and signs a prescription as its prescriber, so that it no longer waits in the next reading. */
async function prescribe({ page, buyers, act }: Walk): Promise<void> {
  await addPatients(buyers.prescriber);
  await enterSignedIn(page, buyers.prescriber);
  await visit(page, `/prescription/${await orderByHand(buyers.prescriber)}`);
  await act(
    'give directions',
    () => page.getByRole('textbox', { name: /^Directions/ }).fill('Once, as discussed'),
    () => shown(page, 'Draft saved'),
  );
  await act(
    'verify it',
    () => button(page, 'Verify').click(),
    () => expect(page.getByRole('group', { name: 'Your signature' })).toBeVisible(),
  );
  await act(
    'type a signature',
    () => button(page, 'Type your name instead').click(),
    () => expect(button(page, 'Draw it instead')).toBeVisible(),
  );
  await act(
    'sign it',
    async () => {
      await page.getByRole('textbox', { name: 'Your full name' }).fill('Amara Okafor');
      await page.getByRole('checkbox', { name: /^I confirm/ }).check();
      await page.getByRole('checkbox', { name: /^I understand/ }).check();
      await page.getByRole('button', { name: 'Sign', exact: true }).click();
    },
    () => shown(page, 'Signed, not yet confirmed'),
  );
}

/** Removes what differs between two runs: order numbers, prescription numbers and times of day. */
const withoutNumbers = (text: string) =>
  text
    .replaceAll(/\b\d\d:\d\d\b/g, 'TIME')
    .replaceAll(/\b[A-Z]+-[\dA-Z-]+\b/g, 'NUMBER')
    .replaceAll(/(prescription|number) \d+/gi, '$1 N');

for (const [what, walk] of [
  ['buying', buy],
  ['a quick order', quickOrder],
  ['judging a prescription', prescribe],
] as const)
  test(
    `${what} shows the same under the browser's translator`,
    { tag: '@sweep' },
    async ({ page, browser, baseURL, buyers }) => {
      await addPatients(buyers.practitioner);
      await link(buyers.practitioner, buyers.prescriber);
      const readings = [];
      for (const isTranslated of [false, true]) {
        const tab = isTranslated ? page : await browser.newPage({ baseURL: baseURL ?? '' });
        const seen: (readonly [string, string])[] = [];
        const act: Act = async (name, press, done) => {
          await quiet(tab);
          if (isTranslated) await translate(tab);
          await press();
          await done();
          await quiet(tab);
          await expect(tab.getByText('Saving…')).toBeHidden();
          seen.push([name, withoutNumbers(await tab.getByRole('main').innerText())]);
        };
        await walk({ page: tab, buyers, act });
        readings.push(seen);
      }
      expect(readings[1]).toEqual(readings[0]);
    },
  );
