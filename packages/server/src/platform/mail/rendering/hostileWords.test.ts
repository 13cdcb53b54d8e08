import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/openTestShop.ts';
import { orderBody } from '../../../testing/orders/orderBody.ts';
import { registrationForm } from '../../../testing/calls/registrationForm.ts';
import { addProduct, addSession, addUser } from '../../../testing/testData.queries.ts';
import { createMailSender } from '../delivery/createMailSender.ts';
import { createSmtpDelivery } from '../delivery/createSmtpDelivery.ts';
import { type ArrivedMail, openSmtpSink, type SmtpSink } from '../testing/openSmtpSink.ts';

const never = new AbortController().signal;

let shop: TestShop;
let sink: SmtpSink;
beforeAll(async () => {
  shop = await openTestShop();
  sink = await openSmtpSink();
});
beforeEach(() => {
  // Moves past the rate limits that an earlier test used up.
  shop.clock.now = new Date(+shop.clock.now + 3_600_000);
  sink.arrived.length = 0;
});
afterAll(async () => {
  await sink.close();
  await shop.close();
});

async function sendAll(): Promise<readonly ArrivedMail[]> {
  const from = { name: 'Formulary', address: 'care@formulary.test' };
  const failures: unknown[] = [];
  const sender = createMailSender({
    db: shop.db,
    delivery: createSmtpDelivery({ url: sink.url, from }),
    now: () => shop.clock.now,
    chance: () => 0,
    onFailure: (_mail, error) => failures.push(error),
  });
  await sender.sendDue(never);
  expect(failures).toEqual([]);
  return sink.arrived;
}

/** Returns the header names of a mail; a folded line belongs to the header before it. */
function headersOf({ data }: ArrivedMail): readonly string[] {
  const [head = ''] = data.split('\n\n', 1);
  const lines = head.split('\n').filter((line) => !/^\s/.test(line));
  return lines.map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '');
}

const HEADERS = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
] as const;

function expectOne(arrived: readonly ArrivedMail[], recipient: string): void {
  expect(arrived.map((mail) => mail.recipients)).toEqual([[`RCPT TO:<${recipient}>`]]);
  const [mail] = arrived;
  if (!mail) throw new Error('No mail arrived');
  const names = headersOf(mail).filter((name) => !name.startsWith('auto-'));
  expect(names.toSorted()).toEqual(HEADERS);
}

let people = 0;
function somebody(): string {
  people += 1;
  return `somebody${people}@clinic.test`;
}

const HOSTILE = [
  '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  '<img src=x onerror=alert(1)>',
  '=?utf-8?q?Bcc:_all=40evil.test?=',
  '"><script>alert(1)</script>',
];

describe('a registration', () => {
  test.each([...HOSTILE, 'A\r\nBcc: all@evil.test', 'A\nSubject: x', 'A\0', '\u202egnp.exe'])(
    'with the name %j is refused, and causes no mail',
    async (firstName) => {
      const form = registrationForm({ email: somebody() }, { user_fname: firstName });
      const answer = await shop.app.inject({ method: 'POST', url: '/api/users', ...form });
      expect(answer.statusCode).toBe(400);
      expect(await sendAll()).toEqual([]);
    },
  );

  test.each([
    ['a line break', 'ann@clinic.test\r\nBcc: all@evil.test', 400],
    ['a second address', 'ann@clinic.test, all@evil.test', 400],
    ['a name', 'Ann <ann@clinic.test>', 400],
    ['a line separator', 'ann\u2028@clinic.test', 400],
    ['thousands of groups', `${'a:'.repeat(5_000)}ann@clinic.test`, 400],
    // Escaped, the quotes exceed the body limit of a forgotten password.
    ['thousands of quotes', `${'"'.repeat(10_000)}@clinic.test`, 413],
  ])('with %s in the address is refused, and causes no mail', async (_, email, refusal) => {
    const form = registrationForm({ email: 'x@clinic.test' }, { user_email: email });
    const registered = await shop.app.inject({ method: 'POST', url: '/api/users', ...form });
    const forgotten = await shop.send(
      { method: 'PUT', path: '/api/users/forgotPassword' },
      { body: { user_email: email } },
    );
    expect([registered.statusCode, forgotten.statusCode]).toEqual([400, refusal]);
    expect(await sendAll()).toEqual([]);
  });
});

describe('text of the shop’s own records reaches a mail literally: no header, no second recipient, no markup', () => {
  test.each([...HOSTILE, 'A\nBcc: all@evil.test', 'A\u2028Bcc: all@evil.test'])(
    '%j as name, product and note of an order',
    async (words) => {
      const email = somebody();
      const userId = await addUser(shop.db, { email, first_name: words });
      const token = await addSession(shop.db, userId, shop.clock.now);
      const product = await addProduct(shop.db, { name: words });
      const line = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
      const cart = await shop.ask(addCartLine, { token, body: line });
      const note = words.replaceAll(/\s/g, ' ');
      const order = orderBody(cart, { note, paymentNote: note });
      await shop.ask(createOrder, { token, body: order });
      const kept = await shop.db
        .selectFrom('outbox')
        .select(['text', 'html', 'subject'])
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
      // The start of an encoded word is split, so that no reader decodes it.
      expect(kept.text).toContain(`Dear ${note.replace('=?', '= ?')},`);
      expect(kept.html).not.toMatch(/<(img|script)/i);
      expect(kept.subject).toMatch(/^We have received your order F-2026-\d{6}$/);
      expectOne(await sendAll(), email);
    },
  );
});
