import * as calls from '@formulary/rules/calls/desk/deskSettingCalls';
import { brand, defaultBrand } from '@formulary/rules/brand/brand';
import { bankFacts } from '@formulary/rules/brand/bankFacts';
import { deliveryPromise } from '@formulary/rules/dates/deliveryPromise';
import { bankDefaults } from '@formulary/rules/settings/bankSection';
import { companyDefaults } from '@formulary/rules/settings/companySection';
import { deliveryDefaults } from '@formulary/rules/settings/deliverySection';
import { noticeDefaults } from '@formulary/rules/settings/noticeSection';
import { SETTINGS_HEADER, SETTINGS_PATH } from '@formulary/rules/settings/pageSettings';
import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { contactUs } from '@formulary/rules/calls/contentCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { addProduct } from '../testing/testData.queries.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addStaff } from '../testing/staffData.queries.ts';

let shop: TestShop;
let desk: TestDesk;
let token: string;
let name: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token, name } = await desk.signedIn('superintendent'));
});
afterAll(() => shop.close());

type Section = 'company' | 'bank' | 'delivery' | 'notices';

const settingOf = async (section: Section) =>
  (await desk.ask(calls.getDeskSettings, { token })).find((each) => each.section === section)!;

async function send(section: Section, values: object, more: object = {}) {
  const { version } = await settingOf(section);
  return desk.send(calls.changeDeskSettings, {
    token,
    url: `/api/desk/settings/${section}`,
    body: { values, reason: 'As the board decided', version, ...more },
  });
}

async function change(section: Section, values: object): Promise<void> {
  const answer = await send(section, values);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

const mailsTo = async (recipient: string) =>
  shop.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .execute();

test('new texts are stated, and changed back by another change', async () => {
  await change('company', { ...companyDefaults, phone: '020 7946 0999', social: '' });
  await expect.poll(() => brand.contact.phone).toBe('020 7946 0999');
  expect(brand.social).toEqual([]);
  const { events, versions } = await desk.ask(calls.getDeskSettingHistory, {
    token,
    url: '/api/desk/settings/company/history',
  });
  expect(events.at(-1)).toMatchObject({
    author: { name },
    sentence: 'Changed the company and its texts',
    reason: 'As the board decided',
    from: expect.stringContaining('Phone: 020 7946 0000'),
    to: 'Phone: 020 7946 0999; Pages elsewhere: nothing',
  });
  expect(versions[0]).toMatchObject({ values: { phone: '020 7946 0999' } });
  await change('company', companyDefaults);
  await expect.poll(() => brand.contact.phone).toBe('020 7946 0000');
  expect(brand).toEqual(defaultBrand);
});

test('new bank details reach transfers, and every superintendent is told what was there before', async () => {
  const other = await addStaff(shop.db);
  await addStaff(shop.db, { email: 'pharmacist@formulary.test', role: 'pharmacist' });
  await change('bank', { ...bankDefaults, sortCode: '123456', accountNumber: '1234 5678' });
  await expect
    .poll(() => bankFacts('FO-1'))
    .toEqual(
      expect.arrayContaining([
        ['Sort code', '12-34-56'],
        ['Account number', '12345678'],
      ]),
    );
  const [told] = await mailsTo(other.email);
  expect(told).toMatchObject({ subject: 'The bank details of the shop were changed' });
  for (const said of [name, 'As the board decided', '00-00-00', '12-34-56'])
    expect(told?.text).toContain(said);
  expect(await mailsTo('pharmacist@formulary.test')).toEqual([]);
  await change('bank', bankDefaults);
});

test('bank details need a proof of the last five minutes, and texts do not', async () => {
  const before = shop.clock.now;
  shop.clock.now = new Date(+before + 6 * 60_000);
  const refused = await send('bank', { ...bankDefaults, sortCode: '11-11-11' });
  expect(refused.json()).toMatchObject({ code: 'fresh-proof-required' });
  await change('company', { ...companyDefaults, hours: 'Always' });
  await change('company', companyDefaults);
  shop.clock.now = before;
});

test('of two who change a section at once, the second is told', async () => {
  const { version } = await settingOf('company');
  const answers = await Promise.all(
    ['Early', 'Late'].map((claim) => send('company', { ...companyDefaults, claim }, { version })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'record-changed',
  });
  await change('company', companyDefaults);
  expect((await send('company', companyDefaults)).json()).toMatchObject({ code: 'setting-same' });
});

test.each([
  ['company', { name: '' }, 'name'],
  ['company', { claim: 'x'.repeat(129) }, 'claim'],
  ['company', { companyName: '<b>Formulary</b>' }, 'companyName'],
  ['company', { address: 'One line' }, 'address'],
  ['company', { email: 'care.formulary.test' }, 'email'],
  ['company', { social: 'Page javascript:alert(1)' }, 'social'],
  ['company', { vatNumber: '123' }, 'vatNumber'],
  ['bank', { sortCode: 'ab-cd-ef' }, 'sortCode'],
  ['bank', { accountNumber: '1234567' }, 'accountNumber'],
  ['bank', { iban: 'GB00' }, 'iban'],
  ['delivery', { Monday: '25:00' }, 'Monday'],
  ['delivery', { scotland: `${deliveryDefaults.scotland}\n2028-12-26` }, 'scotland'],
  ['delivery', { scotland: `${deliveryDefaults.scotland}\n2029-01-01` }, 'scotland'],
  ['delivery', { scotland: `${deliveryDefaults.scotland}\n2028-02-30` }, 'scotland'],
  ['delivery', { scotland: '' }, 'scotland'],
  ['notices', { messages: '' }, 'messages'],
  ['notices', { messages: 'care at formulary' }, 'messages'],
  ['notices', { messages: 'role cleaner' }, 'messages'],
  ['notices', { payments: 'role auditor' }, 'payments'],
  ['notices', { payments: 'a@b.example\nA@b.example' }, 'payments'],
] as const)('%s with %j is refused in words', async (section, wrong, field) => {
  const answer = await send(section, { ...(await settingOf(section)).values, ...wrong });
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
    400,
    [field],
  ]);
});

test('invisible characters are taken out, control characters and a year of holidays are refused', async () => {
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(2029, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const full = await send('delivery', { ...deliveryDefaults, scotland: days.join('\n') });
  expect(full.json()).toMatchObject({
    errors: { scotland: '2029 has more than 20 days. Please check them' },
  });
  const bell = await send('company', { ...companyDefaults, claim: 'Cl\u0007aim' });
  expect(bell.json()).toMatchObject({
    errors: { 'values.claim': 'has characters that are not allowed' },
  });
  await change('company', { ...companyDefaults, claim: ' Cl\u00ADaim\u200B of   ours' });
  expect((await settingOf('company')).values['claim']).toBe('Claim of ours');
  await change('company', companyDefaults);
});

test('a closing day moves what the shop promises, and the preview says so first', async () => {
  const orderedAt = new Date('2026-06-15T10:00:00Z');
  const promised = () => {
    const promise = deliveryPromise({ orderedAt, service: 'nextDay', isColdChain: false });
    return promise.ok && promise.value.deliveryDay;
  };
  expect(promised()).toBe('2026-06-16');
  const values = { ...deliveryDefaults, closed: '2026-06-15' };
  const { orders } = await desk.ask(calls.previewDeskSettings, {
    token,
    url: '/api/desk/settings/delivery/preview',
    body: { values },
  });
  expect(orders).toEqual([]);
  expect(promised()).toBe('2026-06-16');
  await change('delivery', values);
  await expect.poll(promised).toBe('2026-06-17');
  await change('delivery', deliveryDefaults);
  await expect.poll(promised).toBe('2026-06-16');
});

test('a notice goes to each address and to everybody with the role, once each', async () => {
  const pharmacist = await addStaff(shop.db, { role: 'pharmacist' });
  const lines = ['role pharmacist', 'desk@formulary.test', pharmacist.email.toUpperCase()];
  await change('notices', { ...noticeDefaults, messages: lines.join('\n') });
  await shop.ask(contactUs, {
    body: { name: 'Ada Osei', email: 'ada@clinic.test', message: 'Are you open?' },
  });
  for (const address of [pharmacist.email, 'desk@formulary.test'])
    expect(
      (await mailsTo(address)).filter(({ text }) => text.includes('Are you open?')),
    ).toHaveLength(1);
  await shop.db
    .updateTable('staff')
    .set({ role: 'dispenser' })
    .where('id', '=', pharmacist.staffId)
    .execute();
  await change('notices', noticeDefaults);
});

test('what a section said is kept and never changed', async () => {
  const changed = shop.db.updateTable('setting_versions').set({ content: '{}' }).execute();
  await expect(changed).rejects.toThrow('append-only');
});

test('everybody sees new bank details on Today for a day, and bank holidays that end', async () => {
  const { token: dispenser } = await desk.signedIn('dispenser');
  const notes = () => desk.ask(calls.getDeskNotes, { token: dispenser });
  await change('bank', { ...bankDefaults, accountNumber: '87654321' });
  const [newest] = await notes();
  expect(newest?.text).toContain(`${name} changed the bank details on 15/06/2026`);
  expect(newest?.text).toContain('Account number: 87654321');
  await change('bank', bankDefaults);
  const before = shop.clock.now;
  shop.clock.now = new Date(+before + 25 * 3_600_000);
  const later = await desk.signedIn('dispenser');
  expect(await desk.ask(calls.getDeskNotes, { token: later.token })).toEqual([]);
  shop.clock.now = new Date('2028-11-01T10:00:00Z');
  const much = await desk.signedIn('dispenser');
  expect(await desk.ask(calls.getDeskNotes, { token: much.token })).toHaveLength(4);
  shop.clock.now = before;
});

test('a test of a notice goes to those who get it, and says who', async () => {
  const url = '/api/desk/notices/payments/test';
  expect(await desk.ask(calls.testDeskNotice, { token, url })).toEqual([brand.contact.email]);
  const mails = await mailsTo(brand.contact.email);
  expect(mails.at(-1)?.subject).toBe('Test of a notice: Payments that do not fit their order');
});

test('an invoice keeps what it said when the company changes', async () => {
  const { token: buyer } = await shop.signedIn();
  const order = await placeOrder(shop, buyer, await addProduct(shop.db));
  await sendResponse(shop.app, paymentResponse(order));
  const supplier = async () => {
    const { content } = await shop.db
      .selectFrom('invoices')
      .select('content')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return content.supplier;
  };
  const issued = await supplier();
  expect(issued.vatNumber).toBe('GB 000 0000 00');
  await change('company', { ...companyDefaults, vatNumber: 'GB 123 4567 89' });
  await expect.poll(() => brand.company.vatNumber).toBe('GB 123 4567 89');
  expect(await supplier()).toEqual(issued);
  const later = await placeOrder(shop, buyer, await addProduct(shop.db));
  await sendResponse(shop.app, paymentResponse(later));
  const { content } = await shop.db
    .selectFrom('invoices')
    .select('content')
    .where('order_id', '=', later.id)
    .executeTakeFirstOrThrow();
  expect(content.supplier.vatNumber).toBe('GB 123 4567 89');
  await change('company', companyDefaults);
});

test('each answer states the version of the settings, and pages read them again', async () => {
  const versionOf = async () =>
    Number((await shop.app.inject(listCategories.path)).headers[SETTINGS_HEADER] ?? 0);
  // Reads the newest, because the change of the test before may not have been heard yet.
  const newest = await shop.app.inject(`${SETTINGS_PATH}?version=${Number.MAX_SAFE_INTEGER}`);
  const { version: before } = newest.json<{ readonly version: number }>();
  await change('company', { ...companyDefaults, phone: '020 7946 0555' });
  // Also at a server that has not heard of the change yet.
  const read = await shop.app.inject(`${SETTINGS_PATH}?version=${before + 1}`);
  expect(read.json()).toMatchObject({
    version: before + 1,
    brand: { contact: { phone: '020 7946 0555' } },
  });
  expect(await versionOf()).toBe(before + 1);
  const refused = await shop.app.inject('/api/unknown');
  expect([refused.statusCode, refused.headers[SETTINGS_HEADER]]).toEqual([404, `${before + 1}`]);
  await change('notices', {
    ...noticeDefaults,
    [Object.keys(noticeDefaults)[0]!]: `shop\nstores@formulary.test`,
  });
  expect(await versionOf()).toBe(before + 1);
  await change('company', companyDefaults);
  const [plain, odd] = await Promise.all(
    ['', '?version=x'].map((query) => shop.app.inject(SETTINGS_PATH + query)),
  );
  await expect.poll(versionOf).toBe(before + 2);
  expect([plain?.statusCode, odd?.statusCode]).toEqual([200, 200]);
});
