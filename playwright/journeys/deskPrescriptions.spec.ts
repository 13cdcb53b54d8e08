import { expect } from '@playwright/test';
import { beginDeskJourney, hands } from '../fixtures/deskJourney.ts';
import { joinShop } from '../fixtures/joinShop.ts';
import { openNewestMail } from '../fixtures/mailbox.ts';
import { orderOnPrescription } from '../fixtures/orderOnPrescription.ts';
import { addPatients, link } from '../fixtures/practice.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { staff } from '../fixtures/staff.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const LEFT = 11;
const REASON = 'Suspended by the regulator';

/** Returns the id of the account with an email address. */
function accountOf(email: string): string {
  const row = staff('accounts', '--state', 'active')
    .split('\n')
    .find((line) => line.includes(email));
  return /^\s*(\d+)/.exec(row ?? '')?.[1] ?? '';
}

// One after the other: each hands over all that was left.
test.describe.configure({ mode: 'default' });

for (const by of hands)
  test(
    `eleven prescriptions that a suspended prescriber left are handed over, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page, request, baseURL }, { workerIndex }) => {
      const named = (role: string) => `${role}-${by}-${workerIndex}@journey.test`;
      const [practitioner, gone, next] = ['buyer', 'gone', 'next'].map(named) as [
        string,
        string,
        string,
      ];
      const shop = baseURL ?? '';
      const lastName = `Left${by}`;
      await joinShop(shop, { email: practitioner, isPrescriber: false });
      await joinShop(shop, { email: gone, isPrescriber: true, lastName });
      await addPatients(practitioner);
      await link(practitioner, gone);
      const token = await enterSignedIn(page, practitioner);
      await orderOnPrescription(request, token, { count: LEFT, prescriber: gone });
      await joinShop(shop, { email: next, isPrescriber: true, lastName: `Next${by}` });
      await page.request.post('/api/prescribers/addOrInvite', {
        headers: { authorization: `Bearer ${token}` },
        data: { prescriber_email: next },
      });
      const successor = await browser.newPage({ baseURL: shop });
      const theirs = { authorization: `Bearer ${await enterSignedIn(successor, next)}` };
      const pending = (await (
        await request.post('/api/prescribers/getMyPractitioners', {
          headers: theirs,
          data: { query: { practitioner_prescriber_status: 0 }, page: { skip: 0, limit: 10 } },
        })
      ).json()) as readonly { readonly user_pk: number }[];
      await request.post('/api/prescribers/acceptOrDecline', {
        headers: theirs,
        data: { practitioner_fk: pending[0]?.user_pk, practitioner_prescriber_status: 1 },
      });
      staff('accounts', 'suspend', accountOf(gone), '--reason', REASON, '--as', 'Ann Staff');

      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, step } = journey;
      const dialog = desk.getByRole('dialog');
      const left = desk.getByRole('link', { name: /suspended prescriber left/ });
      // Depends on which other queues wait.
      const digit = (await left.getAttribute('aria-keyshortcuts')) ?? 'none';
      await step('list what was left', {
        pointer: [1, () => act.press(left)],
        keyboard: [1, () => keys(digit)],
        shows: () =>
          expect(desk.getByRole('row', { name: new RegExp(lastName) })).toHaveCount(LEFT),
      });
      await step('select all', {
        pointer: [1, () => act.press(desk.getByRole('checkbox', { name: /^Select all/ }))],
        keyboard: [
          8,
          async () => {
            await tabTo(desk.getByRole('checkbox', { name: /^Select all/ }));
            await keys('Space');
          },
        ],
        shows: () => expect(desk.getByText(`${LEFT} prescriptions selected`).first()).toBeVisible(),
      });
      await step('hand over', {
        pointer: [
          4,
          async () => {
            await act.press(desk.getByRole('button', { name: /^Hand over/ }));
            await act.type(dialog.getByRole('textbox', { name: /Reason/ }), REASON);
            await act.press(dialog.getByRole('button', { name: 'Ask the prescriber' }));
          },
        ],
        keyboard: [
          6,
          async () => {
            await keys('h');
            await tabTo(dialog.getByRole('textbox', { name: /Reason/ }));
            await act.words(REASON);
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByText(`${LEFT} prescriptions offered`)).toBeVisible(),
      });
      await journey.end(`Hand over ${LEFT} prescriptions`);

      await openNewestMail(successor, next, `Can you take ${LEFT} prescriptions over?`);
      await visit(successor, '/prescriptions');
      await successor.getByRole('button', { name: `Take over all ${LEFT}` }).click();
      await expect(successor.getByText(`${LEFT} prescriptions taken over`)).toBeVisible();
      await expect(successor.getByRole('button', { name: /Take over/ })).toHaveCount(0);
      await expect(successor.getByRole('link', { name: /Unsigned/ })).toContainText(String(LEFT));
      await successor.close();
    },
  );
