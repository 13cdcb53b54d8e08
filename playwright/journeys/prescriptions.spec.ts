import { formatDay } from '../../packages/rules/src/dates/day.ts';
import { londonDay } from '../../packages/rules/src/dates/londonTime.ts';
import { type Page, expect } from '@playwright/test';
import { chunkOf } from '../fixtures/chunkOf.ts';
import { endSession } from '../fixtures/endSession.ts';
import { addPatients, fillCart, link } from '../fixtures/practice.ts';
import { joinShop } from '../fixtures/joinShop.ts';
import { keyboardOf } from '../fixtures/keyboardOf.ts';
import { openNewestMail } from '../fixtures/mailbox.ts';
import { onAnotherDevice } from '../fixtures/onAnotherDevice.ts';
import { enterSignedIn, fillSignIn, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** At most two packs on a prescription. */
const TOXIN = 'Botulinum toxin type A 200 units powder for solution for injection';
/** At most one pack on a prescription. */
const PEN = 'Semaglutide 0.25 mg solution for injection in prefilled pen, 4 doses';

const DAY_MS = 86_400_000;

const card = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Prescription ${number}`) });
const packsOf = (page: Page, number: number, product: string) =>
  card(page, number).getByRole('textbox', { name: new RegExp(product) });

async function choosePatient(page: Page, number: number, name: string): Promise<void> {
  await card(page, number).getByRole('combobox', { name: 'Patient' }).click();
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(card(page, number).getByRole('button', { name: new RegExp(name) })).toBeVisible();
}

/** Opens a patient's only prescription from the list. */
async function openOf(page: Page, patient: string): Promise<void> {
  await visit(page, '/prescriptions');
  await page.getByRole('row').filter({ hasText: patient }).getByRole('link').first().click();
  await expect(page.getByRole('group', { name: 'Patient' })).toContainText(patient);
}

/** Completes delivery to terms, with collection and bank transfer. */
async function finish(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Save and continue' });
  await page.getByRole('radio', { name: /Collection/ }).check();
  await next.click();
  await expect(page.getByRole('textbox', { name: /First name/ })).toBeVisible();
  await next.click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await next.click();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
}

test(
  'a practitioner assigns seven packs to three patients within two limits, and gets an order that awaits signatures',
  { tag: ['@2.14', '@4.8', '@5.22', '@5.23', '@5.24', '@7.28'] },
  async ({ page, browser, buyers }) => {
    await addPatients(buyers.practitioner);
    await link(buyers.practitioner, buyers.prescriber);
    const token = await enterSignedIn(page, buyers.practitioner);
    await fillCart(page, token, { [TOXIN]: 4, [PEN]: 3 });

    await test.step('reads in the cart how many prescriptions it needs', async () => {
      await visit(page, '/cart');
      await expect(page.getByText('These 7 packs need at least 3 prescriptions.')).toBeVisible();
      await page.route(`**${chunkOf('PatientPicker')}`, (route) => route.abort());
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await expect(page.getByText('7 packs still to place')).toBeVisible();
    });
    await test.step('retries a failed list of patients in place', async () => {
      await expect(page.getByText('We could not load the list of your patients.')).toBeVisible();
      await packsOf(page, 1, 'Botulinum').fill('1');
      await packsOf(page, 1, 'Botulinum').press('Enter');
      await expect(page.getByText('6 packs still to place')).toBeVisible();
      await page.unroute(`**${chunkOf('PatientPicker')}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, 1).getByRole('combobox', { name: 'Patient' })).toBeVisible();
      await expect(packsOf(page, 1, 'Botulinum')).toHaveValue('1');
    });
    await test.step('assigns one patient as many packs as a prescription allows', async () => {
      await page.getByRole('combobox', { name: 'Prescriber' }).selectOption({ index: 1 });
      await choosePatient(page, 1, 'JONES');
      await packsOf(page, 1, 'Botulinum').fill('3');
      await packsOf(page, 1, 'Botulinum').press('Enter');
      await expect(
        page.getByText(`Maximum allowed quantity per prescription of ${TOXIN} product is 2`),
      ).toBeVisible();
      await packsOf(page, 1, 'Botulinum').fill('2');
      await packsOf(page, 1, 'Botulinum').press('Enter');
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await expect(page.getByText('4 packs still to place')).toBeVisible();
    });
    await test.step('assigns the rest to two more patients', async () => {
      for (const [number, name] of [
        [2, 'OLIVEIRA'],
        [3, 'WHITFIELD'],
      ] as const) {
        await page.getByRole('button', { name: 'Add prescription' }).click();
        await choosePatient(page, number, name);
      }
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await expect(page.getByText('All 7 packs placed')).toBeVisible();
    });
    await test.step('finds the assignments on a second device, and its changes here after a reload', async () => {
      await expect(page.getByText('Saving…')).toBeHidden();
      const elsewhere = await onAnotherDevice(browser, buyers.practitioner);
      await visit(elsewhere, '/checkout');
      await expect(elsewhere.getByText('All 7 packs placed')).toBeVisible();
      await expect(elsewhere.getByText('JONES, Amara: 2 items, 3 packs')).toBeVisible();
      await elsewhere.getByRole('button', { name: 'Delete prescription 3' }).click();
      await expect(elsewhere.getByText('1 pack still to place')).toBeVisible();
      await expect(elsewhere.getByText('Saving…')).toBeHidden();
      await elsewhere.context().close();
      await page.reload();
      await expect(page.getByText('1 pack still to place')).toBeVisible();
      await expect(page.getByText('OLIVEIRA, Beatriz: 2 items, 3 packs')).toBeVisible();
      await page.getByRole('button', { name: 'Add prescription' }).click();
      await choosePatient(page, 3, 'WHITFIELD');
      await expect(page.getByText('Saving…')).toBeHidden();
    });
    await test.step('returns to the assignments after the session ends, and loses nothing', async () => {
      await endSession(token);
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await expect(toast(page, 'Session Expired')).toBeVisible();
      await fillSignIn(page, buyers.practitioner);
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(page.getByText('1 pack still to place')).toBeVisible();
      await expect(page.getByText('JONES, Amara: 2 items, 3 packs')).toBeVisible();
      await expect(card(page, 3).getByRole('button', { name: /WHITFIELD/ })).toBeVisible();
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await expect(page.getByText('All 7 packs placed')).toBeVisible();
    });
    await test.step('reads on the order who signs, and follows the link', async () => {
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(toast(page, 'Prescription Details Added Successfully')).toBeVisible();
      await finish(page);
      await expect(page.getByText(/has been asked by email to sign/)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Cart/ })).not.toContainText('7');
    });
  },
);

test(
  'a prescriber goes from the cart to an order for an own patient with the keyboard alone',
  { tag: ['@6.3', '@4.8'] },
  async ({ page, buyers }) => {
    await addPatients(buyers.prescriber);
    const token = await enterSignedIn(page, buyers.prescriber);
    await fillCart(page, token, { [TOXIN]: 2 });
    await visit(page, '/cart');
    const { press, tabTo: goTo } = keyboardOf(page);
    type Reached = 'combobox' | 'textbox' | 'button' | 'radio' | 'checkbox' | 'link';
    const tabTo = (name: RegExp, role: Reached) =>
      goTo(page.getByRole('main').getByRole(role, { name }).first());
    await test.step('goes from the cart to the patient in the list', async () => {
      await tabTo(/^Proceed to Checkout/, 'link');
      await press('Enter');
      await tabTo(/^Patient/, 'combobox');
      await expect(page.getByRole('combobox', { name: 'Prescriber' })).toHaveCount(0);
      await press('Enter');
      await expect(page.getByRole('combobox', { name: 'Find a patient' })).toBeFocused();
      await page.keyboard.type('whit');
      await expect(page.getByRole('option', { name: /JONES/ })).toHaveCount(0);
      await press('ArrowDown', 'Enter');
      await expect(page.getByText('WHITFIELD, Joan: nothing yet')).toBeVisible();
    });
    await test.step('enters the packs; Enter in the last quantity moves to Continue', async () => {
      await tabTo(/^Packs of Botulinum/, 'textbox');
      await page.keyboard.type('2');
      await press('Enter');
      await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
      await press('Enter');
      await expect(toast(page, 'Prescription Details Added Successfully')).toBeVisible();
    });
    await test.step('completes delivery, billing and payment', async () => {
      const chooseAndGoOn = async (radio: RegExp) => {
        // Delivery options that cannot carry cold goods are disabled, and Tab skips them.
        await goTo(page.getByRole('main').getByRole('radio', { disabled: false }).first());
        const chosen = page.getByRole('radio', { name: radio });
        for (let moves = 0; moves < 6 && !(await chosen.isChecked()); moves += 1)
          await press('ArrowDown');
        await expect(chosen).toBeChecked();
        await tabTo(/^Save and continue/, 'button');
        await press('Enter');
      };
      await chooseAndGoOn(/Collection/);
      await expect(page.getByRole('textbox', { name: /First name/ })).toBeVisible();
      await tabTo(/^Save and continue/, 'button');
      await press('Enter');
      await chooseAndGoOn(/Bank transfer/);
    });
    await test.step('accepts the terms, orders, and sees who signs', async () => {
      await tabTo(/terms and conditions/, 'checkbox');
      await press('Space');
      await tabTo(/^Place Order/, 'button');
      await press('Enter');
      const thanks = page.getByRole('heading', { level: 1, name: 'Thank you for your order' });
      await expect(thanks).toBeFocused();
      await expect(page.getByText(/^You sign the prescriptions of this order/)).toBeVisible();
    });
  },
);

test(
  'a prescriber orders, verifies, signs and confirms a manual prescription, and the cart stays as it is',
  {
    tag: [
      '@2.14',
      '@4.8',
      '@5.22',
      '@8.14',
      '@2.19',
      '@2.20',
      '@4.5',
      '@5.26',
      '@6.3',
      '@7.46',
      '@7.48',
      '@7.49',
      '@9.14',
    ],
  },
  async ({ page, browser, baseURL }, { workerIndex }) => {
    // A prescriber with nothing else to sign, because the link is mailed after the last signature.
    const prescriber = `by-hand-${workerIndex}@journey.test`;
    await joinShop(baseURL ?? '', { email: prescriber, isPrescriber: true });
    await addPatients(prescriber);
    const token = await enterSignedIn(page, prescriber);
    await fillCart(page, token, { [TOXIN]: 2 });
    await visit(page, '/checkout?manual=true');
    await page.getByRole('textbox', { name: 'Name of item 1' }).fill('Tretinoin 0.05% cream, 20 g');
    await page.getByRole('textbox', { name: 'Packs' }).fill('2');
    await page.getByRole('textbox', { name: 'Packs' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name of item 2' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Patient' }).click();
    await page.getByRole('option', { name: /OLIVEIRA/ }).click();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name of item 1' })).toHaveValue(
      'Tretinoin 0.05% cream, 20 g',
    );
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText(/The price is subject to change/)).toBeVisible();
    await finish(page);
    await expect(page.getByText(/The pharmacy sets the price/)).toBeVisible();
    await visit(page, '/cart');
    await expect(page.getByRole('textbox', { name: `Quantity of ${TOXIN}` })).toHaveValue('2');

    const { press, tabTo } = keyboardOf(page);
    await test.step('verifies it with the keyboard alone', async () => {
      await visit(page, '/prescriptions');
      await tabTo(page.getByRole('row').filter({ hasText: 'Oliveira' }).getByRole('link').first());
      await press('Enter');
      await expect(page.getByRole('group', { name: 'Patient' })).toContainText('OLIVEIRA');
      await tabTo(page.getByRole('textbox', { name: /^Directions/ }));
      await page.keyboard.type('Thinly, at night');
      await tabTo(page.getByRole('button', { name: 'Verify' }));
      await press('Enter');
      await expect(toast(page, 'Prescription Verified!')).toBeVisible();
    });
    const twoDaysAgo = formatDay(londonDay(new Date(Date.now() - 2 * DAY_MS)));
    await test.step('signs it with a typed name and the date of consultation, with the keyboard alone', async () => {
      await tabTo(page.getByRole('textbox', { name: /^Day you saw the patient/ }));
      await page.keyboard.type(twoDaysAgo);
      await tabTo(page.getByRole('button', { name: 'Type your name instead' }));
      await press('Enter');
      await tabTo(page.getByRole('textbox', { name: 'Your full name' }));
      await page.keyboard.type('Priya Nair');
      const declarations = page.getByRole('checkbox');
      await expect(declarations).toHaveCount(2);
      for (const declaration of await declarations.all()) {
        await tabTo(declaration);
        await press('Space');
        await expect(declaration).toBeChecked();
      }
      await tabTo(page.getByRole('button', { name: 'Sign', exact: true }));
      await press('Enter');
      await expect(page.getByText(/Signed, not yet confirmed/)).toBeVisible();
    });
    const mailed =
      await test.step('opens the link as a mail scanner, which confirms nothing', async () => {
        await openNewestMail(page, prescriber, /^Please confirm your/);
        const mail = page.frameLocator('iframe');
        const href = await mail
          .getByRole('link', { name: /^Confirm prescription/ })
          .last()
          .getAttribute('href');
        expect(href).toMatch(/\/prescription\/\d+\/[\w-]{43}$/);
        const scanner = await browser.newContext();
        const opened = await scanner.newPage();
        expect((await opened.request.get(href ?? '')).ok()).toBe(true);
        for (let times = 0; times < 2; times += 1) {
          await visit(opened, href ?? '');
          const button = opened.getByRole('button', { name: 'Confirm signature' });
          await expect(button).toBeVisible();
          await expect(opened.getByRole('main')).not.toContainText(/Oliveira/i);
        }
        await scanner.close();
        return href ?? '';
      });
    await test.step('confirms with the link in a signed-in browser', async () => {
      await visit(page, mailed);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign Verified!' })).toBeVisible();
      await expect(page.getByText(/It was confirmed before/)).toBeHidden();
      await tabTo(page.getByRole('link', { name: /^See prescription/ }));
      await press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Signed prescription' }),
      ).toBeVisible();
      await expect(page.getByText(/not yet confirmed/)).toBeHidden();
      await expect(page.getByText('Thinly, at night')).toBeVisible();
      const fact = (term: string) => page.getByText(term, { exact: true }).locator('+ dd');
      await expect(fact('Patient seen')).toHaveText(twoDaysAgo);
      await expect(fact('How')).toHaveText('Signed in with the password; the name was typed');
    });
  },
);

test(
  'a practitioner drops or corrects what a prescriber rejects with a reason, and the order keeps the rest',
  { tag: ['@2.19', '@7.47'] },
  async ({ page, browser, baseURL }, { workerIndex }) => {
    const named = (role: string) => `reject-${role}-${workerIndex}@journey.test`;
    const [practitioner, prescriber] = [named('practitioner'), named('prescriber')];
    await joinShop(baseURL ?? '', { email: practitioner, isPrescriber: false });
    await joinShop(baseURL ?? '', { email: prescriber, isPrescriber: true });
    await addPatients(practitioner);
    await link(practitioner, prescriber);
    const token = await enterSignedIn(page, practitioner);
    const signing = await onAnotherDevice(browser, prescriber);
    const giveUp = async () => {
      await page.getByRole('button', { name: 'Give up this prescription' }).click();
      await page.getByRole('button', { name: 'Take its items off the order' }).click();
      await expect(toast(page, 'What it held has been taken off the order')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Give up/ })).toBeHidden();
      await page.getByRole('link', { name: /^F-\d{4}-/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order F-/);
    };

    await test.step('orders three packs for two patients', async () => {
      await fillCart(page, token, { [TOXIN]: 3 });
      await visit(page, '/checkout');
      await page.getByRole('combobox', { name: 'Prescriber' }).selectOption({ index: 1 });
      await choosePatient(page, 1, 'JONES');
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await page.getByRole('button', { name: 'Add prescription' }).click();
      await choosePatient(page, 2, 'OLIVEIRA');
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await expect(page.getByText('All 3 packs placed')).toBeVisible();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await finish(page);
    });
    await test.step('rejects one, which needs a reason', async () => {
      await openOf(signing, 'OLIVEIRA');
      await signing.getByRole('button', { name: 'Reject' }).click();
      const dialog = signing.getByRole('dialog', { name: 'Reject this prescription' });
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await expect(dialog.getByText('Please give a reason')).toBeVisible();
      await dialog.getByRole('radio', { name: 'I have to see the patient first' }).check();
      await dialog.getByRole('textbox', { name: /^In your words/ }).fill('Next week?');
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await expect(toast(signing, 'Prescription Rejected!')).toBeVisible();
      await expect(
        signing.getByRole('heading', { level: 1, name: 'Rejected prescription' }),
      ).toBeVisible();
    });
    await test.step('reads the reason as the practitioner, and drops the pack', async () => {
      await openOf(page, 'OLIVEIRA');
      await expect(page.getByText('I have to see the patient first. Next week?')).toBeVisible();
      await giveUp();
    });
    await test.step('sees an order of the remaining packs', async () => {
      const line = page.getByRole('row').filter({ hasText: TOXIN });
      await expect(line).toHaveCount(1);
      await expect(line.getByRole('cell', { name: /^2( |$)/ })).toBeVisible();
    });
    const rejectAgain = async () => {
      await signing.getByRole('button', { name: 'Reject' }).click();
      const dialog = signing.getByRole('dialog', { name: 'Reject this prescription' });
      await dialog.getByRole('radio', { name: 'I have to see the patient first' }).check();
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await expect(toast(signing, 'Prescription Rejected!')).toBeVisible();
    };
    await test.step('rejects the other, which the practitioner corrects to one pack and sends again', async () => {
      await openOf(signing, 'JONES');
      await rejectAgain();
      await openOf(page, 'JONES');
      await page.getByRole('button', { name: 'Correct and send again' }).click();
      await page.getByRole('textbox', { name: /^Quantity of/ }).fill('1');
      await page.getByRole('textbox', { name: /^Comments/ }).fill('One, as you asked');
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Unsigned prescription' }),
      ).toBeVisible();
      await expect(page.getByText('Corrects')).toBeVisible();
    });
    await test.step('reminds the prescriber, once a day', async () => {
      await page.getByRole('button', { name: /^Remind/ }).click();
      await expect(toast(page, 'A reminder goes out by email, in the daytime')).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^You asked us today to remind/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remind/ })).toBeHidden();
    });
    await test.step('cancels the order with its last prescription', async () => {
      await openOf(signing, 'JONES');
      await expect(signing.getByRole('textbox', { name: /^Comments/ })).toHaveValue(
        'One, as you asked',
      );
      await rejectAgain();
      await signing.context().close();
      await openOf(page, 'JONES');
      await giveUp();
      await expect(page.getByText('Cancelled').first()).toBeVisible();
    });
  },
);

test(
  'a prescriber substitutes a product, undoes it and substitutes again, and the order gets the verified product',
  { tag: ['@4.6'] },
  async ({ page, browser, baseURL }, { workerIndex }) => {
    const named = (role: string) => `substitute-${role}-${workerIndex}@journey.test`;
    const [practitioner, prescriber] = [named('practitioner'), named('prescriber')];
    await joinShop(baseURL ?? '', { email: practitioner, isPrescriber: false });
    await joinShop(baseURL ?? '', { email: prescriber, isPrescriber: true });
    await addPatients(practitioner);
    await link(practitioner, prescriber);
    const token = await enterSignedIn(page, practitioner);
    const signing = await onAnotherDevice(browser, prescriber);
    const undo = () => signing.getByRole('button', { name: /^Undo the substitution/ });
    const substitute = async () => {
      await signing.getByRole('button', { name: `Substitute ${TOXIN}` }).click();
      const dialog = signing.getByRole('dialog', { name: 'Substitute' });
      const choose = dialog.getByRole('button', { name: /^Choose/ }).first();
      const name = ((await choose.textContent()) ?? '').replace(/^Choose\s+/, '');
      await choose.click();
      await expect(dialog).toBeHidden();
      await expect(undo()).toBeVisible();
      return name;
    };

    await test.step('orders one pack', async () => {
      await fillCart(page, token, { [TOXIN]: 1 });
      await visit(page, '/checkout');
      await page.getByRole('combobox', { name: 'Prescriber' }).selectOption({ index: 1 });
      await choosePatient(page, 1, 'JONES');
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await expect(page.getByText('The pack is placed')).toBeVisible();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await finish(page);
    });
    await test.step('substitutes with one pack, and Undo removes the substitute', async () => {
      await openOf(signing, 'JONES');
      const name = await substitute();
      await expect(signing.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('1');
      await undo().click();
      await expect(undo()).toBeHidden();
    });
    await test.step('verifies, and the order has the substitute without the original', async () => {
      const name = await substitute();
      for (const field of await signing.getByRole('textbox', { name: /^Directions/ }).all())
        await field.fill('As discussed');
      await signing.getByRole('button', { name: 'Verify' }).click();
      await expect(toast(signing, 'Prescription Verified!')).toBeVisible();
      await openOf(page, 'JONES');
      await page.getByRole('link', { name: /^F-\d{4}-/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order F-/);
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
      await expect(page.getByRole('row').filter({ hasText: TOXIN })).toHaveCount(0);
      await signing.context().close();
    });
  },
);

test.describe('on a dark phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' });

  test(
    'a practitioner prescribes for two patients without anything scrolling sideways',
    { tag: ['@5.24'] },
    async ({ page, buyers }) => {
      await addPatients(buyers.practitioner);
      await link(buyers.practitioner, buyers.prescriber);
      const token = await enterSignedIn(page, buyers.practitioner);
      await fillCart(page, token, { [TOXIN]: 3 });
      await visit(page, '/checkout');
      await page.getByRole('combobox', { name: 'Prescriber' }).selectOption({ index: 1 });
      await choosePatient(page, 1, 'JONES');
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await expect(page.getByText('1 pack still to place')).toBeInViewport();
      await page.getByRole('button', { name: 'Add prescription' }).click();
      await choosePatient(page, 2, 'OLIVEIRA');
      await page.getByRole('button', { name: 'Fill the rest' }).click();
      await expect(page.getByText('All 3 packs placed')).toBeInViewport();
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await finish(page);
    },
  );
});
