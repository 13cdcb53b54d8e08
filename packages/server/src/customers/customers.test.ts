import { confirmEmail } from '@formulary/rules/calls/joiningCalls';
import {
  addDeskCustomerNote,
  askDeskCustomer,
  changeDeskCustomerEmail,
  decideDeskCustomer,
  describeDeskPaper,
  getDeskCustomer,
  openDeskPaper,
  recordDeskRegisterCheck,
  rectifyDeskCustomer,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { hash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../testing/documents/aPdf.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addUser } from '../testing/testData.queries.ts';
import type { CustomerAnswer } from './readCustomer.ts';

let shop: TestShop;
let desk: TestDesk;
const tokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  for (const role of ['superintendent', 'customer-service', 'auditor', 'dispenser'] as const) {
    tokens[role] = (await desk.signedIn(role)).token;
  }
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const nurse = {
  account_state: 'verified',
  is_professional: true,
  professional_status: 'Nurse Prescriber',
  registration_number: '12A3456E',
  claims_prescriber: true,
} as const;
const urlOf = ({ path }: { readonly path: string }, id: number) => path.replace(':id', String(id));
const read = (id: number, role: StaffRole = 'superintendent') =>
  desk.ask(getDeskCustomer, { token: tokens[role], url: urlOf(getDeskCustomer, id) });

/** Sends a change with the customer's current version, unless the body has another. */
async function send(
  call: Pick<DeskCall<unknown, unknown, unknown, unknown>, 'method' | 'path'>,
  id: number,
  body: object,
  role: StaffRole = 'superintendent',
) {
  const { version } = await read(id);
  const answer = await desk.send(call, {
    token: tokens[role],
    url: urlOf(call, id),
    body: call === addDeskCustomerNote ? body : { version, ...body },
  });
  return answer.json<CustomerAnswer & { code?: string }>();
}

const look = { register: 'NMC', number: '12A3456E', result: 'matches', nextOn: '2027-03-01' };
const mailsTo = (recipient: string) =>
  shop.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .execute();

test('a nurse is approved until the next register check, with the check as reason', async () => {
  const id = await addUser(shop.db, nurse);
  await send(recordDeskRegisterCheck, id, { ...look, note: 'Annotation V300' }, 'customer-service');
  const approved = await send(decideDeskCustomer, id, { decision: 'activate', reason: '' });
  expect(approved).toMatchObject({ state: 'active', recheckOn: '2027-03-01', isPrescriber: true });
  expect(approved.registerChecks).toMatchObject([
    { register: 'NMC', number: '12A3456E', result: 'matches', note: 'Annotation V300' },
  ]);
  expect(approved.events.map(({ sentence, author }) => [author.kind, sentence])).toEqual([
    ['staff', 'Looked at the NMC register: found, and it matches'],
    ['staff', 'Approved the account'],
  ]);
  expect(approved.events.at(-1)?.reason).toBe('12A3456E matches the NMC register');
});

test.each([
  ['no look at a register', []],
  ['one that differs', [{ ...look, result: 'differs' }]],
  ['one that was corrected', [look, { ...look, result: 'not-found' }]],
])('after %s, a professional is approved only with a word about it', async (_what, looks) => {
  const id = await addUser(shop.db, nurse);
  for (const each of looks) await send(recordDeskRegisterCheck, id, each);
  const approve = { decision: 'activate', reason: 'Seen by phone with the NMC' };
  expect((await send(decideDeskCustomer, id, approve)).code).toBe('register-check-missing');
  const approved = await send(decideDeskCustomer, id, { ...approve, isWithoutRegisterCheck: true });
  expect(approved).toMatchObject({ state: 'active', recheckOn: '2027-06-15' });
});

test('a reason is asked of an approval without a register check', async () => {
  const id = await addUser(shop.db, nurse);
  const body = { decision: 'activate', reason: ' ', isWithoutRegisterCheck: true };
  expect((await send(decideDeskCustomer, id, body)).code).toBe('reason-required');
  expect((await read(id)).state).toBe('verified');
});

test.each(['2026-06-15', '2026-06-14', '2029-06-16'])(
  'approval until %s is refused',
  async (until) => {
    const id = await addUser(shop.db, { account_state: 'verified' });
    const body = { decision: 'activate', reason: 'Clinic seen', until };
    expect((await send(decideDeskCustomer, id, body)).code).toBe('recheck-day-refused');
  },
);

test('a match moves the next check of an active customer, and nothing else does', async () => {
  const id = await addUser(shop.db, {
    ...nurse,
    account_state: 'active',
    recheck_on: '2026-06-01',
  });
  const differs = await send(recordDeskRegisterCheck, id, { ...look, result: 'differs' });
  expect(differs.recheckOn).toBe('2026-06-01');
  expect((await send(recordDeskRegisterCheck, id, look)).recheckOn).toBe('2027-03-01');
});

test('of two people who decide on what they saw, the second is told', async () => {
  const id = await addUser(shop.db, { account_state: 'verified' });
  const { version } = await read(id);
  const decide = (decision: string) =>
    desk.send(decideDeskCustomer, {
      token: tokens.superintendent,
      url: urlOf(decideDeskCustomer, id),
      body: { version, decision, reason: 'Seen' },
    });
  const answers = await Promise.all([decide('activate'), decide('decline')]);
  const codes = answers.map((answer) => answer.json<{ code?: string }>().code);
  expect(codes).toContain('record-changed');
  expect(codes).toContain(undefined);
});

test('a note is added and a colleague who read before is told', async () => {
  const id = await addUser(shop.db, { account_state: 'verified' });
  const { version } = await read(id);
  const noted = await send(
    addDeskCustomerNote,
    id,
    { note: ' Rings on Mondays ' },
    'customer-service',
  );
  expect(noted.notes).toMatchObject([{ note: 'Rings on Mondays' }]);
  const other = await send(addDeskCustomerNote, id, { note: 'Rings on Mondays' });
  expect(other.notes).toHaveLength(2);
  const late = { version, decision: 'decline', reason: 'No answer' };
  expect((await send(decideDeskCustomer, id, late)).code).toBe('record-changed');
});

test('a corrected name and company are events with old and new value', async () => {
  const id = await addUser(shop.db, { company: 'Larkspur' });
  const body = { firstName: 'Amara ', lastName: 'Okafor-Reid', company: '', reason: 'Married' };
  const rectified = await send(rectifyDeskCustomer, id, body, 'customer-service');
  expect(rectified).toMatchObject({ lastName: 'Okafor-Reid', company: null });
  expect(rectified.events).toMatchObject([
    { sentence: 'Corrected the name', from: 'Amara Okafor', to: 'Amara Okafor-Reid' },
    { sentence: 'Corrected the company', from: 'Larkspur', to: '' },
  ]);
  const link = { ...body, lastName: 'bit.ly/x' };
  expect((await send(rectifyDeskCustomer, id, link)).code).toBe('invalid-request');
});

test('an address changes only when its owner confirms it, and the old address is told', async () => {
  const id = await addUser(shop.db, { email: 'old@clinic.test' });
  const asked = await send(changeDeskCustomerEmail, id, {
    email: ' New@Clinic.test',
    reason: 'Wrote from it',
  });
  expect(asked).toMatchObject({ email: 'old@clinic.test', nextEmail: 'New@Clinic.test' });
  expect((await mailsTo('old@clinic.test')).map(({ subject }) => subject)).toEqual([
    'Your account is about to get another email address',
  ]);
  const [mail] = await mailsTo('New@Clinic.test');
  const code = /users\/confirm\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const confirm = () => shop.send(confirmEmail, { body: { user_verifyCode: code } });
  expect((await confirm()).statusCode).toBe(200);
  expect((await confirm()).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ email: 'New@Clinic.test', nextEmail: undefined });
});

test('an address of another account is refused, also if it is taken before it is confirmed', async () => {
  const id = await addUser(shop.db);
  await addUser(shop.db, { email: 'taken@clinic.test' });
  const ask = (email: string) => send(changeDeskCustomerEmail, id, { email, reason: 'Asked' });
  expect((await ask('TAKEN@clinic.test')).code).toBe('customer-email-taken');
  expect((await ask('no address')).code).toBe('invalid-request');
  await ask('free@clinic.test');
  await addUser(shop.db, { email: 'free@clinic.test' });
  const [mail] = await mailsTo('free@clinic.test');
  const code = /users\/confirm\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect((await shop.send(confirmEmail, { body: { user_verifyCode: code } })).json()).toMatchObject(
    {
      code: 'token-dead',
    },
  );
});

async function addPaper(userId: number, content = aPdf()) {
  const { id } = await shop.db
    .insertInto('account_documents')
    .values({
      user_id: userId,
      kind: 'certificate',
      media_type: 'application/pdf',
      original_name: '"><script>.pdf',
      size: content.length,
      sha256: hash('sha256', content, 'buffer'),
      content,
      received_at: shop.clock.now,
      superseded_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a page of a document is a picture of it, and the opening is recorded', async () => {
  const id = await addUser(shop.db, nurse);
  const paperId = await addPaper(id);
  const { version } = await read(id);
  const url = urlOf(openDeskPaper, paperId);
  expect(
    await desk.ask(describeDeskPaper, {
      token: tokens.auditor,
      url: urlOf(describeDeskPaper, paperId),
    }),
  ).toEqual({ pages: 1 });
  const answer = await desk.send(openDeskPaper, { token: tokens.auditor, url });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="${paperId}-certificate-1.jpg"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg' });
  const after = await read(id);
  expect(after.events).toMatchObject([{ sentence: 'Opened a document: certificate' }]);
  expect(after.papers).toMatchObject([{ id: paperId, kind: 'certificate' }]);
  // To look changes nothing, so a decision made meanwhile still stands.
  expect(after.version).toBe(version);
});

test.each([
  ['a page that is not there', aPdf(), '?page=2', 'paper-missing'],
  ['a file that cannot be drawn', Buffer.from('%PDF-1.7 <script>'), '', 'paper-unreadable'],
])('%s is refused and nothing is recorded', async (_what, content, query, code) => {
  const owner = await addUser(shop.db);
  const url = `${urlOf(openDeskPaper, await addPaper(owner, content))}${query}`;
  const answer = await desk.send(openDeskPaper, { token: tokens.auditor, url });
  expect(answer.json()).toMatchObject({ code });
  expect((await read(owner)).events).toEqual([]);
});

test.each([
  ['by a role that sees no papers', 'dispenser', 0, 404],
  ['after five minutes without proof', 'customer-service', 6, 401],
] as const)(
  'a document is not opened %s, and nothing is recorded',
  async (_what, role, late, status) => {
    const owner = await addUser(shop.db);
    const paperId = await addPaper(owner);
    const began = shop.clock.now;
    shop.clock.now = new Date(+began + late * 60_000);
    const url = urlOf(openDeskPaper, paperId);
    expect((await desk.send(openDeskPaper, { token: tokens[role], url })).statusCode).toBe(status);
    shop.clock.now = began;
    expect((await read(owner)).events).toEqual([]);
  },
);

test('asking is for customer service, deciding is not', async () => {
  const id = await addUser(shop.db, nurse);
  const decided = await send(
    decideDeskCustomer,
    id,
    { decision: 'decline', reason: 'x' },
    'customer-service',
  );
  expect(decided.code).toBe('not-found');
  const asked = await send(
    askDeskCustomer,
    id,
    { reason: 'The bill is too old' },
    'customer-service',
  );
  expect(asked.events.map(({ sentence }) => sentence)).toEqual(['Asked for documents']);
});

test('a customer who is not there is refused everywhere', async () => {
  const url = urlOf(getDeskCustomer, 2_000_000_000);
  const answer = await desk.send(getDeskCustomer, { token: tokens.auditor, url });
  expect(answer.json()).toMatchObject({ code: 'customer-missing' });
});

test('a customer’s page names the other accounts of the company, whoever wrote it how', async () => {
  const company = 'Larkspur Clinic Ltd';
  const id = await addUser(shop.db, { company });
  const colleague = await addUser(shop.db, { company: 'LARKSPUR clinic ltd', first_name: 'Joan' });
  await addUser(shop.db, { company: 'Larkspur Clinic Ltd Two' });
  const alone = await addUser(shop.db);
  expect((await read(id)).people).toMatchObject([{ id: colleague, name: 'Joan Okafor' }]);
  expect((await read(alone)).people).toEqual([]);
});
