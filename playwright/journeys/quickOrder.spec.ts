import { expect } from '@playwright/test';
import { countActions } from '../fixtures/countActions.ts';
import { addPatients, link } from '../fixtures/practice.ts';
import { enterSignedIn, PASSWORD } from '../fixtures/shop.ts';
import { stepByStep } from '../fixtures/stepByStep.ts';
import { test } from '../fixtures/test.ts';

const MOST_ACTIONS = 40;

/** Twenty lines as a clinic's spreadsheet has them. A prescription may hold at most two of the first. */
const TWENTY_LINES = [
  ['BTA-PWD-200-1', 4],
  ['AMOX-500-21', 2],
  ['FLUCLOX-500-28', 2],
  ['SYR-INS-03-100', 1],
  ['SYR-INS-1-100', 1],
  ['SYR-LL-1-100', 2],
  ['SYR-LL-3-100', 1],
  ['SYR-LL-5-100', 1],
  ['BIN-Y-1', 3],
  ['BIN-Y-5', 1],
  ['NDL-27-13', 2],
  ['NDL-30-13', 4],
  ['NDL-18-40', 1],
  ['NDL-21-40', 1],
  ['CAN-25-50', 2],
  ['GZE-ST-75-25', 2],
  ['PLS-ROUND-100', 1],
  ['MSK-IIR-50', 2],
  ['SWB-ALC-200', 3],
  ['HND-RUB-500', 1],
] as const;

test(
  'a practitioner orders twenty lines for two patients in under forty actions, from sign-in to the order',
  { tag: '@long-job' },
  async ({ page, browser, buyers }) => {
    await addPatients(buyers.practitioner);
    await link(buyers.practitioner, buyers.prescriber);
    await test.step('starts with an empty cart', async () => {
      const before = await browser.newPage();
      await enterSignedIn(before, buyers.practitioner);
      await before.close();
    });
    await stepByStep(page);
    const act = countActions(page);
    const rows = page.getByRole('list', { name: 'Rows of the order' });

    await test.step('signs in on the way to the quick order', async () => {
      await act.goTo('/quick-order');
      await act.type(page.getByRole('textbox', { name: 'Email' }), buyers.practitioner);
      await act.type(page.getByLabel('Password', { exact: true }), PASSWORD);
      await act.press(page.getByRole('main').getByRole('button', { name: 'Login' }));
    });
    await test.step('pastes the list', async () => {
      const list = TWENTY_LINES.map((line) => line.join('\t')).join('\n');
      await act.paste(page.getByRole('combobox', { name: 'Code or name, row 1' }), list);
      await expect(page.getByText('without VAT, 20 rows ready')).toBeVisible();
      await expect(rows.getByRole('listitem')).toHaveCount(TWENTY_LINES.length + 1);
    });
    await test.step('adds everything to the cart', async () => {
      await act.press(page.getByRole('button', { name: 'Add 20 rows to cart' }));
      await expect(page.getByText('20 rows are in your cart')).toBeVisible();
      await act.press(page.getByRole('link', { name: 'Proceed to Checkout' }));
    });
    await test.step('assigns the prescription items to two patients', async () => {
      const prescription = (number: number) =>
        page.getByRole('region', { name: new RegExp(`^Prescription ${number}`) });
      const choose = async (number: number, name: string) => {
        await act.press(prescription(number).getByRole('combobox', { name: 'Patient' }));
        await act.press(page.getByRole('option', { name: new RegExp(name) }));
        await expect(
          prescription(number).getByRole('button', { name: new RegExp(name) }),
        ).toBeVisible();
      };
      await expect(page.getByText('8 packs still to place')).toBeVisible();
      await act.select(page.getByRole('combobox', { name: 'Prescriber' }), 1);
      await choose(1, 'JONES');
      await act.press(page.getByRole('button', { name: 'Fill the rest' }));
      await expect(page.getByText('2 packs still to place')).toBeVisible();
      await act.press(page.getByRole('button', { name: 'Add prescription' }));
      await choose(2, 'OLIVEIRA');
      await act.press(page.getByRole('button', { name: 'Fill the rest' }));
      await expect(page.getByText('All 8 packs placed')).toBeVisible();
      await act.press(page.getByRole('button', { name: 'Continue', exact: true }));
    });
    await test.step('completes delivery, billing, payment and the order', async () => {
      const next = page.getByRole('button', { name: 'Save and continue' });
      await act.press(page.getByRole('radio', { name: /Collection/ }));
      await act.press(next);
      await expect(page.getByRole('textbox', { name: /First name/ })).toBeVisible();
      await act.press(next);
      await act.press(page.getByRole('radio', { name: /Bank transfer/ }));
      await act.press(next);
      await act.press(page.getByRole('checkbox', { name: /terms and conditions/ }));
      await act.press(page.getByRole('button', { name: 'Place Order' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
    });
    // oxlint-disable-next-line no-console -- the count is what this journey is about
    console.log(`Twenty lines for two patients, sign-in to order placed: ${act.count} actions`);
    expect(act.count).toBeLessThan(MOST_ACTIONS);
  },
);
