/** @module-tag sweep */
import {
  askDeskCustomer,
  changeDeskCustomerEmail,
  decideDeskCustomer,
  getDeskCustomer,
  recordDeskRegisterCheck,
  rectifyDeskCustomer,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import { eraseDeskCustomer } from '@formulary/rules/calls/desk/deskDataCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addUser } from '../testing/testData.queries.ts';

const ROUNDS = 140;
let shop: TestShop;
let desk: TestDesk;
let tokens: readonly string[];
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  const staff = [await desk.signedIn('superintendent'), await desk.signedIn('superintendent')];
  tokens = staff.map(({ token }) => token);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const reason = 'Seen by phone';
const asked = { askedBy: 'The customer, by email', askedOn: '2026-06-01' };
/** Every write about an applicant, in the version that both saw. */
const writes = [
  [decideDeskCustomer, { decision: 'activate', reason }],
  [decideDeskCustomer, { decision: 'decline', reason }],
  [askDeskCustomer, { reason }],
  [
    recordDeskRegisterCheck,
    { register: 'NMC', number: '12A3456E', result: 'matches', nextOn: '2027-03-01' },
  ],
  [rectifyDeskCustomer, { firstName: 'Amara', lastName: 'Reid', company: '', reason }],
  [changeDeskCustomerEmail, { email: 'another@clinic.test', reason }],
  [eraseDeskCustomer, { ...asked, reason }],
] as const;

test(
  'of two people who write in the same version, one wins and the other is told',
  { timeout: 120_000 },
  async () => {
    const unfair: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await addUser(shop.db, {
        account_state: 'verified',
        requested_at: shop.clock.now,
      });
      const pair = [writes[round % writes.length]!, writes[(round * 3 + 1) % writes.length]!];
      const answers = await Promise.all(
        pair.map(([call, body], at) =>
          desk.send(call, {
            token: tokens[at]!,
            url: call.path.replace(':id', String(id)),
            body: { version: 0, ...body, ...emailOf(body, id) },
          }),
        ),
      );
      const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'won');
      const lost = codes.filter((code) => ['record-changed', 'customer-erased'].includes(code));
      if (!codes.includes('won') || lost.length !== 1) unfair.push(`${id}: ${codes.join(', ')}`);
      const url = getDeskCustomer.path.replace(':id', String(id));
      const { events } = await desk.ask(getDeskCustomer, { token: tokens[0]!, url });
      if (events.length !== 1) unfair.push(`${id}: ${events.length} events`);
    }
    expect(unfair).toEqual([]);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  },
);

/** Each customer asks for an address of their own. */
const emailOf = (body: object, id: number) =>
  'email' in body ? { email: `another${id}@clinic.test` } : {};
