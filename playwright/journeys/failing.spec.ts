import { type Page, expect } from '@playwright/test';
import { addPatients, fillCart, link, orderByHand } from '../fixtures/practice.ts';
import { failSome, letThrough, openFailing } from '../fixtures/failingCalls.ts';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

/** A prescription can have at most two of these. */
const TOXIN = 'Botulinum toxin type A 200 units powder for solution for injection';
const SOLD_OUT = 'Botulinum toxin type A 300 units powder for solution for injection';

/** Screens with their own error message: a product links to the categories (spec 8.9). */
const LEADS_AWAY: Readonly<Record<string, string>> = { 'GET /api/products/:id': '/categories' };

/** Screens that show a general sentence for all roles if the profile could not be loaded. */
const SAID_IN_GENERAL: readonly (readonly [path: RegExp, call: string])[] = [
  // How a buyer without orders begins.
  [/^\/$/, 'GET /api/users/profile'],
  [/^\/product\//, 'GET /api/users/profile'],
  [/^\/prescriptions$/, 'GET /api/users/profile'],
];

/** Screens that show more without a call: the steps of a prescription are only folded for who is known to know them. */
const SHOWS_MORE: readonly (readonly [path: RegExp, call: string])[] = [
  [/^\/product\//, 'POST /api/orders/getOrders'],
];

/** Returns the visible text of a screen, without times, and without what is left of the day and the carousel's slide. */
async function readMain(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText();
  return text
    .replaceAll(/\d+ (?:seconds?|minutes?|hours?)/g, 'A WHILE')
    .replaceAll(/Order (?:within|by) .*? for delivery/g, 'A DEADLINE')
    .replaceAll(/\d+ \/ \d+/g, 'A SLIDE')
    .replaceAll(/\s+/g, ' ');
}

const waits = async (page: Page) =>
  (await page.getByRole('main').locator('[aria-busy=true]').count()) > 0;

/** Returns a fault if the screen hides that a call failed. Undefined if it says so or lacks nothing. */
async function faultOf(page: Page, path: string, whole: string, call: string) {
  if (await waits(page)) return 'waits for ever';
  const main = page.getByRole('main');
  const leadsTo = LEADS_AWAY[call];
  if (leadsTo !== undefined)
    return new URL(page.url()).pathname === leadsTo ? undefined : 'does not lead away';
  const again = main.getByRole('button', { name: /^Try again/ });
  if ((await again.count()) > 0) return undefined;
  const isKnown = [...SAID_IN_GENERAL, ...SHOWS_MORE].some(
    ([where, what]) => where.test(path) && what === call,
  );
  if (isKnown) return undefined;
  const shown = await readMain(page);
  return shown === whole ? undefined : `says nothing, and shows: ${shown}`;
}

/** Presses Try again, if the screen offers it, when the call, or all, work again. Returns whether it did. */
async function tryAgain(page: Page, call?: string): Promise<boolean> {
  const again = page.getByRole('main').getByRole('button', { name: /^Try again/ });
  if ((await again.count()) === 0) return false;
  await letThrough(page, call);
  await again.first().click();
  await quiet(page);
  return true;
}

/** Returns what a screen still lacks after Try again, when its calls work again. */
async function faultAfterwards(page: Page, whole: string) {
  if (!(await tryAgain(page))) return undefined;
  const shown = await readMain(page);
  return shown === whole ? undefined : `is asked again, and shows: ${shown}`;
}

/**
 * What a role's screen shows and asks for beside the header's calls, without numbers and e-mail addresses: these differ
 * between two accounts.
 */
const seenAs = (whole: string, calls: readonly string[]) =>
  [whole, ...calls.toSorted()]
    .join('\n')
    .replaceAll(/\S+@\S+/g, 'EMAIL')
    .replaceAll(/\d+/g, 'NUMBER');

/** What was tried, by address without ids of a buyer's records. A screen that the other role sees alike is not tried again. */
const tried = new Map<string, string>();
const withoutIds = (path: string) =>
  path.replace(/^(\/(?:order|patient\/add|prescription)\/)\d+/, '$1:id');
test.describe.configure({ mode: 'default' });

for (const role of ['practitioner', 'prescriber'] as const)
  test(
    `every screen of a ${role} says what it could not load, and loads it when asked again`,
    { tag: ['@sweep', '@8.12'] },
    async ({ page, buyers }) => {
      // Opens more than a hundred screens, in slow mode each half a second an answer later. A limit against hangs only.
      test.setTimeout(2_700_000);
      await addPatients(buyers[role]);
      await addPatients(buyers.prescriber);
      await link(buyers.practitioner, buyers.prescriber);
      const prescriptionId = await orderByHand(buyers.prescriber);
      const token = await enterSignedIn(page, buyers[role]);
      await failSome(page, { header: 'authorization' });
      await fillCart(page, token, { [TOXIN]: 1 });
      const headers = { authorization: `Bearer ${token}` };
      const read = async <Answer>(method: 'get' | 'post', path: string, data?: object) =>
        (await (
          await page.request[method](path, { headers, ...(data && { data }) })
        ).json()) as Answer;
      const [patient] = await read<{ patient_pk: number }[]>('get', '/api/patients?limit=1');
      const orders = await read<{ order_pk: number }[]>('post', '/api/orders/getOrders', {});
      const [soldOut] = await read<{ product_pk: number }[]>('post', '/api/products', {
        query: { search_term: SOLD_OUT },
        page: { limit: 1, skip: 0 },
      });
      const screens = [
        '/',
        '/categories',
        '/products',
        '/product/13',
        `/product/${soldOut?.product_pk}`,
        '/cart',
        '/checkout',
        '/checkout?manual=true',
        '/lists',
        '/list/usual',
        '/quick-order',
        '/orders',
        ...orders.slice(0, 1).map(({ order_pk }) => `/order/${order_pk}`),
        '/patients',
        '/patient/add',
        `/patient/add/${patient?.patient_pk}`,
        '/profile',
        '/prescribers',
        '/prescribers/add',
        '/practitioners',
        '/prescriptions',
        ...(role === 'prescriber'
          ? [`/prescription/${prescriptionId}`, '/profile?tab=security']
          : []),
        '/prescription/template',
        '/contact-us',
      ];
      const faults: string[] = [];
      const note = (where: string, fault: string | undefined) =>
        fault !== undefined && faults.push(`${where}: ${fault}`);
      await page.goto('/contact-us');
      const inHeader = await openFailing(page, '/contact-us', []);
      const ofHeader = inHeader.filter((call) => call !== 'GET /api/users/profile');
      for (const path of screens) {
        const made = await openFailing(page, path, []);
        const whole = await readMain(page);
        const now = seenAs(
          whole,
          made.filter((call) => !inHeader.includes(call)),
        );
        if (tried.get(withoutIds(path)) === now) continue;
        tried.set(withoutIds(path), now);
        // Most screens lack nothing without what the header shows: one load shows it for all those calls. A screen that
        // offers Try again for a call of its own shows it in the same load, for that call alone works again.
        const isSame = async () => !(await waits(page)) && (await readMain(page)) === whole;
        const [first] = made.filter((call) => !ofHeader.includes(call));
        let showsFirst = false;
        if (first !== undefined) {
          await openFailing(page, path, [first, ...ofHeader]);
          showsFirst = !(await waits(page)) && (await tryAgain(page, first)) && (await isSame());
        }
        if (!showsFirst) await openFailing(page, path, ofHeader);
        const isWhole = showsFirst || (await isSame());
        for (const call of made) {
          const where = `${path} without ${call}`;
          if ((isWhole && ofHeader.includes(call)) || (showsFirst && call === first)) continue;
          await openFailing(page, path, [call]);
          note(where, await faultOf(page, path, whole, call));
          note(where, await faultAfterwards(page, whole));
        }
      }
      expect(faults).toEqual([]);
    },
  );
