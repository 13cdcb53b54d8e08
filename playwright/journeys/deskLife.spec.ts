import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { applyByCalls } from '../fixtures/applyByCalls.ts';
import { bankStatement } from '../fixtures/bankStatement.ts';
import { countActions } from '../fixtures/countActions.ts';
import { enterDesk } from '../fixtures/desk.ts';
import { openNewestMail } from '../fixtures/mailbox.ts';
import { placeOrder } from '../fixtures/placeOrder.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { surname } from '../fixtures/surname.ts';
import { test } from '../fixtures/test.ts';
import { quiet } from '../fixtures/quiet.ts';
import { visit } from '../fixtures/visit.ts';

/** How somebody works at the desk, for each step of an order's life. */
interface Hands {
  readonly approve: (applicant: string) => Promise<void>;
  readonly importStatement: (file: ReturnType<typeof bankStatement>) => Promise<void>;
  readonly bookExact: () => Promise<void>;
  readonly openOrder: (number: string) => Promise<void>;
  readonly sendParcel: (tracking: string) => Promise<void>;
  readonly deliver: () => Promise<void>;
}

const REASON = 'Register looked up, papers fit';

function pointer(page: Page, act: ReturnType<typeof countActions>): Hands {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    approve: async (applicant) => {
      await act.press(page.getByRole('link', { name: /Applications? to decide/ }));
      await act.press(page.getByRole('link', { name: applicant }));
      await act.press(button('Approve').first());
      const dialog = page.getByRole('dialog');
      await act.type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
      await act.press(dialog.getByRole('button', { name: 'Approve', exact: true }));
    },
    importStatement: async (file) => {
      await act.press(page.getByRole('link', { name: /^Money/ }));
      await act.choose(page.getByLabel(/Import a bank statement/), file);
    },
    bookExact: () => act.press(button(/^Book /).first()),
    openOrder: async (number) => {
      await act.press(page.getByRole('link', { name: /^Orders/ }));
      await act.press(page.getByRole('link', { name: number }));
    },
    sendParcel: async (tracking) => {
      await act.press(button('Send a parcel').first());
      const dialog = page.getByRole('dialog');
      await act.type(dialog.getByRole('textbox', { name: 'Tracking number' }), tracking);
      await act.press(dialog.getByRole('button', { name: 'Send the parcel' }));
    },
    deliver: async () => {
      await act.press(button('Mark as delivered').first());
      await act.press(page.getByRole('dialog').getByRole('button', { name: /delivered/i }));
    },
  };
}

function keyboard(page: Page, act: ReturnType<typeof countActions>): Hands {
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await act.key(key);
  };
  const tabTo = async (target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; !(await isThere()); presses += 1) {
      expect(presses, 'keys to a field').toBeLessThan(20);
      await act.key('Tab');
    }
  };
  const words = async (typed: string) => act.words(typed);
  const dialog = page.getByRole('dialog');
  return {
    approve: async (applicant) => {
      await keys('g', 'c');
      const row = page.getByRole('row', { name: applicant });
      await expect(row).toBeVisible();
      await keys('j', 'End');
      const isCurrent = () => row.evaluate((element) => element.contains(document.activeElement));
      for (let presses = 0; !(await isCurrent()); presses += 1) {
        expect(presses, 'rows to the applicant').toBeLessThan(10);
        await act.key('k');
      }
      await keys('Enter');
      await expect(page.getByRole('heading', { name: applicant })).toBeVisible();
      await keys('a');
      await tabTo(dialog.getByRole('textbox', { name: 'Reason' }));
      await words(REASON);
      await tabTo(dialog.getByRole('button', { name: 'Approve', exact: true }));
      await keys('Enter');
    },
    importStatement: async (file) => {
      await keys('g', 'm');
      const field = page.getByLabel(/Import a bank statement/);
      await expect(field).toBeAttached();
      await tabTo(field);
      await act.choose(field, file);
    },
    bookExact: () => keys('b'),
    openOrder: async (number) => {
      await keys('/');
      await expect(page.getByRole('textbox', { name: 'What are you looking for?' })).toBeFocused();
      await words(number);
      await expect(page.getByRole('dialog').getByRole('link', { name: number })).toBeVisible();
      await keys('Enter');
    },
    sendParcel: async (tracking) => {
      await keys('s');
      await tabTo(dialog.getByRole('textbox', { name: 'Tracking number' }));
      await words(tracking);
      await keys('Enter');
    },
    deliver: async () => {
      await keys('d');
      await tabTo(dialog.getByRole('button', { name: /delivered/i }));
      await keys('Enter');
    },
  };
}

/** Follows an order from the application of its buyer to its delivery. Returns the actions by step. */
async function liveThrough(
  { browser, page, request }: Scene,
  base: string,
  handsOf: typeof pointer,
): Promise<string> {
  const name = surname(base);
  const email = `${name.toLowerCase()}@journey.test`;
  const counts: string[] = [];
  const { baseURL = '' } = test.info().project.use;
  await applyByCalls(baseURL, { email, lastName: name });
  const desk = await enterDesk(browser, 'superintendent');
  const act = countActions(desk);
  const hands = handsOf(desk, act);
  let before = 0;
  const counted = async (step: string, does: () => Promise<void>) =>
    test.step(step, async () => {
      await does();
      await quiet(desk);
      counts.push(`${step} ${act.count - before}`);
      before = act.count;
    });

  await counted('approve', () => hands.approve(`Amara ${name}`));
  await expect(desk.getByText(/is approved, and told by email/)).toBeVisible();
  await openNewestMail(page, email, /active/i);
  const token = await enterSignedIn(page, email);
  const order = await placeOrder(request, token);

  await counted('import', () => hands.importStatement(bankStatement([order])));
  await expect(desk.getByText(`TRANSFER ${order.number}`)).toBeVisible();
  await counted('book', () => hands.bookExact());
  await counted('open', () => hands.openOrder(order.number));
  await expect(desk.getByText('This order can be sent')).toBeVisible();
  const tracking = `JD${order.id}00012345`;
  await counted('send', () => hands.sendParcel(tracking));
  await expect(desk.getByText('Dispatched', { exact: true }).first()).toBeVisible();
  await counted('deliver', () => hands.deliver());
  await expect(desk.getByText('Delivered', { exact: true }).first()).toBeVisible();

  await test.step('the buyer sees the parcel', async () => {
    await visit(page, `/order/${order.id}`);
    await expect(page.getByText(tracking)).toBeVisible();
    await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
  });
  await desk.close();
  return counts.join(', ');
}

interface Scene {
  readonly browser: Browser;
  readonly page: Page;
  readonly request: APIRequestContext;
}

for (const [by, hands, name] of [
  ['pointer', pointer, 'Quillfeather'],
  ['keyboard', keyboard, 'Ravenscroft'],
] as const) {
  test(`an order lives from its buyer’s application to its delivery at the desk, by ${by}`, async ({
    browser,
    page,
    request,
  }) => {
    const counts = await liveThrough({ browser, page, request }, name, hands);
    // oxlint-disable-next-line no-console -- the counts are what this journey is about
    console.log(`Actions by ${by}: ${counts}`);
  });
}
