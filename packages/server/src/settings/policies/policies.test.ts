import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@formulary/rules/calls/desk/deskPolicyCalls';
import { proseOf } from '@formulary/rules/content/flatProse';
import { saidTimes } from '@formulary/rules/dates/cutOffs';
import { deliveryDefaults } from '@formulary/rules/settings/deliverySection';
import { deliveryTimesOf } from '@formulary/rules/settings/deliverySection';
import { takeSettings } from '@formulary/rules/settings/pageSettings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHtmlOfTexts } from '../../pages/readTexts.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { openPolicies } from './openPolicies.ts';
import type { Listener } from '../../platform/database/openListener.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { addProduct } from '../../testing/testData.queries.ts';

const WORDS = 'We sell to practitioners alone, and to nobody else. '.repeat(4);
const URL_OF = '/api/desk/policies/TC';

/** Hears nothing, so that versions are read each time. */
const listener: Listener = {
  isListening: () => false,
  isAlive: () => true,
  heardAgoMs: () => 0,
  onNotice: () => {},
  onBegin: () => {},
  close: async () => {},
};

let folder: string;
let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-policies-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'TC.html'), `<p>By <data value="cutOff">3pm</data></p>`);
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token } = await desk.signedIn('superintendent'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function textOf(version: number, page = 'TC') {
  const url = `/api/desk/policies/${page}/versions/${version}`;
  return (await desk.send(calls.getDeskPolicyText, { token, url })).json<object>();
}

const policy = () => desk.ask(calls.getDeskPolicy, { token, url: URL_OF });

async function add(from: string, html: string, more: object = {}) {
  const { version } = await policy();
  const body = { from, html, reason: 'As counsel advised', version, ...more };
  return desk.send(calls.addDeskPolicy, { token, url: URL_OF, body });
}

async function termsOfOrder(): Promise<unknown> {
  const { token: buyer } = await shop.signedIn();
  const { id } = await placeOrder(shop, buyer, await addProduct(shop.db));
  const event = await shop.db
    .selectFrom('audit_events')
    .select('detail')
    .where('subject', '=', `order ${id}`)
    .where('action', '=', 'order-placed')
    .executeTakeFirstOrThrow();
  return (event.detail as unknown as Record<string, unknown>)['terms'];
}

test('a version holds from its day on, and each order records the version that was accepted', async () => {
  const html = readHtmlOfTexts(folder, shop.shop.policies);
  expect(await html('TC')).toContain('By ');
  expect(await termsOfOrder()).toBeUndefined();
  const now = await add('2026-06-15', `<p>First. ${WORDS}</p>`);
  const { id } = now.json<{ id: number }>();
  await expect.poll(() => html('TC')).toContain('First.');
  expect(await termsOfOrder()).toBe(id);
  await add('2026-07-01', `<p>Second. ${WORDS}</p>`);
  expect((await policy()).versions.map(({ from, holds }) => [from, holds])).toEqual([
    ['2026-07-01', false],
    ['2026-06-15', true],
  ]);
  expect(await textOf(id)).toEqual({ html: `<p>First. ${WORDS}</p>` });
  expect(await textOf(0)).toMatchObject({ html: expect.stringContaining('Who may buy') as string });
  expect(await textOf(id, 'PP')).toMatchObject({ code: 'not-found' });
  expect(await html('TC')).toContain('First.');
  const inSummer = new Date('2026-06-30T23:30:00Z');
  const later = openPolicies(shop.db, listener, () => inSummer);
  expect(await readHtmlOfTexts(folder, later)('TC')).toContain('Second.');
});

test('a text states the cut-off of now', async () => {
  const html = readHtmlOfTexts(folder);
  expect(await html('TC')).toContain('>3pm<');
  takeSettings({
    times: saidTimes(
      deliveryTimesOf({
        ...deliveryDefaults,
        Monday: '14:00',
        Tuesday: '14:00',
        Wednesday: '14:00',
        Thursday: '14:00',
        Friday: '14:00',
      }),
    ),
  });
  expect(await html('TC')).toContain('>2pm<');
  takeSettings({});
});

test('the preview shows what the shop would, and leaves out the rest', async () => {
  const html =
    '<h2>One</h2><script>alert(1)</script><p>Two <b>three</b> <a href="/faqs">four</a></p>';
  const { nodes } = await desk.ask(calls.previewDeskPolicy, {
    token,
    url: `${URL_OF}/preview`,
    body: { html },
  });
  expect(proseOf(nodes)).toEqual([
    { name: 'h2', children: ['One'] },
    { name: 'p', children: ['Two three ', { name: 'a', href: '/faqs', children: ['four'] }] },
  ]);
});

test.each([
  ['yesterday', { from: '2026-06-14' }, 'from'],
  ['a day that is none', { from: '2026-02-30' }, 'from'],
  ['no words', { html: '<p></p><script>words words</script>' }, 'html'],
  ['nothing', { html: ' ' }, 'html'],
  ['60,001 characters', { html: 'a '.repeat(30_001) }, 'html'],
] as const)('a version of %s is refused in words', async (_what, wrong, field) => {
  const answer = await add('2026-06-15', `<p>${WORDS}</p>`, wrong);
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
    400,
    [field],
  ]);
});

test('a reason is required, and of two who write at once the second is told', async () => {
  const unexplained = await add('2026-06-15', `<p>${WORDS}</p>`, { reason: ' ' });
  expect(unexplained.json()).toMatchObject({ code: 'reason-required' });
  const { version } = await policy();
  const write = () => add('2026-06-15', `<p>${WORDS}</p>`, { version });
  const answers = await Promise.all([write(), write()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
