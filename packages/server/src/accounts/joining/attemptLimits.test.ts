import {
  confirmEmail,
  forgotPassword,
  register,
  resetPassword,
  uploadDocuments,
} from '@formulary/rules/calls/joiningCalls';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipartOf } from '../../testing/calls/multipartOf.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { registrationForm } from '../../testing/calls/registrationForm.ts';

const DEAD = 'x'.repeat(43);
const PASSWORD = 'tea at four sharp';
/** Requests beyond the limit. */
const TOO_MANY = 30;

let shop: TestShop;
let second: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop();
  second = await shop.another();
  for (const app of [shop.app, second]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

interface Sent {
  readonly call: { readonly method: string; readonly path: string };
  readonly body: string | Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

function json(call: Sent['call'], body: unknown): Sent {
  return { call, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function form(call: Sent['call'], { payload, headers }: ReturnType<typeof multipartOf>): Sent {
  return { call, body: Buffer.from(payload), headers };
}

/** Counts answers by status when one network sends these requests at once, to two servers in turn. */
async function answersOf(requests: readonly Sent[]): Promise<Readonly<Record<number, number>>> {
  const statuses = await Promise.all(
    requests.map(async ({ call, body, headers }, index) => {
      const { port } = (index % 2 === 0 ? shop.app : second).server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}${call.path}`;
      const answer = await fetch(url, { method: call.method, body, headers });
      const saysWhen = Number(answer.headers.get('retry-after')) > 0;
      expect(answer.status !== 429 || saysWhen).toBe(true);
      return answer.status;
    }),
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, (status) => status)).map(([status, all]) => [
      status,
      all?.length ?? 0,
    ]),
  );
}

const emptyForm = multipartOf([{ name: 'user_fname', value: '' }]);
const deadTicket = multipartOf([{ name: 'user_documents_ticket', value: DEAD }]);

test.each<[string, number, number, (index: number) => Sent]>([
  ['registrations', 20, 400, () => form(register, emptyForm)],
  ['documents', 20, 400, () => form(uploadDocuments, deadTicket)],
  [
    'forgotten passwords',
    20,
    200,
    (index) => json(forgotPassword, { user_email: `listed${index}@clinic.test` }),
  ],
  [
    'links, of whichever purpose,',
    60,
    400,
    (index) =>
      index % 3 === 0
        ? json(confirmEmail, { user_verifyCode: DEAD })
        : json(resetPassword, {
            user_reset_password_token: DEAD,
            user_new_password: PASSWORD,
            user_password_confirmation: PASSWORD,
          }),
  ],
])(
  'of %s sent at once from one network to two servers, %i are handled and the rest get 429',
  async (_what, most, status, requestOf) => {
    shop.clock.now = new Date(+shop.clock.now + 86_400_000);
    const requests = Array.from({ length: most + TOO_MANY }, (_, index) => requestOf(index));
    expect(await answersOf(requests)).toEqual({ [status]: most, 429: TOO_MANY });
  },
);

const spellings = [
  'irem@clinic.test',
  '\u0130rem@clinic.test',
  'IREM@CLINIC.TEST',
  '\uFF49rem@clinic.test',
];

test('one address gets three mails at most, however it is spelled', async () => {
  shop.clock.now = new Date(+shop.clock.now + 86_400_000);
  const forgotten = spellings.flatMap((user_email) =>
    Array.from({ length: 3 }, () => json(forgotPassword, { user_email })),
  );
  expect(await answersOf(forgotten)).toEqual({ 200: 3, 429: 9 });
  const registered = spellings.flatMap((email) =>
    Array.from({ length: 2 }, () => form(register, registrationForm({ email }))),
  );
  expect(await answersOf(registered)).toEqual({ 201: 3, 429: 5 });
  const accounts = await shop.db.selectFrom('users').select('email_key').execute();
  expect(accounts).toEqual([{ email_key: 'irem@clinic.test' }]);
});
