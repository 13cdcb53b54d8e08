import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../database/withTransaction.ts';
import { createTestDatabase } from '../../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../../testing/database/TestDatabase.ts';
import { queueMail } from '../queueMail.queries.ts';
import { openSmtpSink, type SmtpSink } from '../testing/openSmtpSink.ts';
import { createMailSender } from './createMailSender.ts';
import { createSmtpDelivery } from './createSmtpDelivery.ts';
import type { MailDelivery } from './MailDelivery.ts';
import { claimMail } from './outbox.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const never = new AbortController().signal;

let database: TestDatabase;
let sink: SmtpSink;
let now: Date;
let failures: { readonly mail: number; readonly error: unknown }[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
  sink = await openSmtpSink();
  now = new Date('2026-06-15T10:00:00Z');
  failures = [];
});
afterEach(() => sink.close());
afterAll(() => database.close());

function smtp(longestSilenceMs?: number): MailDelivery {
  const from = { name: 'Formulary', address: 'care@formulary.test' };
  const patience = longestSilenceMs === undefined ? {} : { longestSilenceMs };
  return createSmtpDelivery({ url: sink.url, from, ...patience });
}

function sender(delivery = smtp(), chance = 0) {
  return createMailSender({
    db: database.db,
    delivery,
    now: () => now,
    chance: () => chance,
    onFailure: (mail, error) => failures.push({ mail, error }),
  });
}

async function queue(...recipients: readonly string[]): Promise<void> {
  await withTransaction(database.db, async (trx) => {
    for (const recipient of recipients) {
      const subject = `For ${recipient}`.slice(0, 100);
      await queueMail(trx, { recipient, subject, text: 'Hello', html: '<p>Hello</p>' });
    }
  });
}

function pass(ms: number): void {
  now = new Date(+now + ms);
}

async function outbox() {
  return database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
}

function arrivedFor(recipient: string): number {
  return sink.arrived.filter((mail) => mail.recipients.includes(`RCPT TO:<${recipient}>`)).length;
}

const people = ['a@formulary.test', 'b@formulary.test', 'c@formulary.test'] as const;

describe('a mail server that works', () => {
  test('gets every mail once, as text and HTML, from the sender to the one recipient', async () => {
    await queue(...people);
    await sender().sendDue(never);
    await sender().sendDue(never);
    expect(people.map(arrivedFor)).toEqual([1, 1, 1]);
    const [first] = sink.arrived;
    expect(first?.from).toBe('MAIL FROM:<care@formulary.test>');
    expect(first?.recipients).toEqual(['RCPT TO:<a@formulary.test>']);
    expect(first?.data).toMatch(/^From: Formulary <care@formulary\.test>$/m);
    expect(first?.data).toMatch(/^To: a@formulary\.test$/m);
    expect(first?.data).toMatch(/^Content-Type: text\/plain/m);
    expect(first?.data).toMatch(/^Content-Type: text\/html/m);
    const rows = await outbox();
    expect(rows.map((row) => [row.sent_at, row.due_at])).toEqual(people.map(() => [now, null]));
    // A reset link is for its reader only.
    expect(rows.map((row) => [row.text, row.html])).toEqual(people.map(() => ['', null]));
    expect(first?.data).toContain(`Message-ID: <${rows[0]?.message_id}@formulary.test>`);
  });

  test('gets each mail once from two concurrent senders', async () => {
    const crowd = Array.from({ length: 20 }, (_none, index) => `person${index}@formulary.test`);
    await queue(...crowd);
    await Promise.all([sender().sendDue(never), sender().sendDue(never)]);
    expect(sink.arrived).toHaveLength(20);
    expect(crowd.map(arrivedFor)).toEqual(crowd.map(() => 1));
  });
});

describe('an unavailable mail server', () => {
  test.each([
    ['down', () => sink.goAway(), () => sink.comeBack()],
    ['silent', async () => sink.behave({ isSilent: true }), async () => sink.behave({})],
  ])('%s: gets every mail once it is back, within two minutes', async (_how, leave, back) => {
    await leave();
    await queue(...people);
    const one = sender(smtp(1_000));
    await one.sendDue(never);
    pass(MINUTE_MS);
    await one.sendDue(never);
    expect(failures).toHaveLength(2);
    expect(sink.arrived).toEqual([]);
    await back();
    pass(2 * MINUTE_MS);
    await one.sendDue(never);
    expect(people.map(arrivedFor)).toEqual([1, 1, 1]);
    expect((await outbox()).map((row) => row.sent_at)).toEqual(people.map(() => now));
  });

  test('is tried at intervals, not once for every mail', async () => {
    await sink.goAway();
    await queue(...people);
    const one = sender();
    const pauses: number[] = [];
    for (let seconds = 0; seconds < 250; seconds += 1) {
      const before = failures.length;
      await one.sendDue(never);
      if (failures.length > before) pauses.push(seconds);
      pass(1_000);
    }
    expect(pauses).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  });
});

describe('a mail server that refuses', () => {
  test.each([
    ['the recipient for now', { toRecipient: '451 Try again later' }],
    ['the recipient for good', { toRecipient: '550 No such user' }],
    ['the mail for now', { toData: '451 Try again later' }],
    ['the mail for good', { toData: '554 Not wanted' }],
  ])('%s: is retried at growing intervals, and gets the mail once', async (_what, manner) => {
    sink.behave(manner);
    await queue('a@formulary.test');
    const pausesMs: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await sender().sendDue(never);
      expect(failures).toHaveLength(attempt);
      const dueAt = (await outbox())[0]?.due_at ?? now;
      pausesMs.push(+dueAt - +now);
      now = new Date(+dueAt - 1);
      await sender().sendDue(never);
      expect(failures).toHaveLength(attempt);
      now = dueAt;
    }
    const minutes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360];
    expect(pausesMs).toEqual(minutes.map((each) => each * MINUTE_MS));
    sink.behave({});
    sink.arrived.length = 0;
    await sender().sendDue(never);
    await sender().sendDue(never);
    expect(arrivedFor('a@formulary.test')).toBe(1);
  });

  test('one mail: gets the others at once', async () => {
    await queue('=bad=@formulary.test', ...people);
    await sender(async (mail, signal) => {
      if (!mail.recipient.startsWith('=bad=')) return smtp()(mail, signal);
      sink.behave({ toRecipient: '550 No such user' });
      await smtp()(mail, signal).finally(() => sink.behave({}));
    }).sendDue(never);
    expect(people.map(arrivedFor)).toEqual([1, 1, 1]);
  });

  test('for four days: gets no more attempts, and the mail is kept with the reason', async () => {
    sink.behave({ toRecipient: '550 No such user' });
    await queue('a@formulary.test');
    await sender().sendDue(never);
    pass(4 * DAY_MS);
    await sender().sendDue(never);
    const [row] = await outbox();
    expect([row?.sent_at, row?.given_up_at]).toEqual([null, now]);
    expect(row?.failure).toContain('550 No such user');
    pass(30 * DAY_MS);
    await sender().sendDue(never);
    expect(failures).toHaveLength(2);
  });
});

describe('a mail server that hangs up after the mail', () => {
  test('gets it again under the same Message-ID, and no other twice', async () => {
    sink.behave({ toData: 'reset' });
    await queue('a@formulary.test');
    const one = sender();
    await one.sendDue(never);
    sink.behave({});
    await queue('b@formulary.test');
    pass(MINUTE_MS);
    await one.sendDue(never);
    await one.sendDue(never);
    expect(people.map(arrivedFor)).toEqual([2, 1, 0]);
    const ids = sink.arrived.map(({ data }) => /^Message-ID: (.*)$/m.exec(data)?.[1]);
    expect(new Set(ids).size).toBe(2);
  });

  test('over one mail again and again: still gets the others', async () => {
    await queue('poison@formulary.test', ...people);
    const one = sender(async (mail, signal) => {
      sink.behave(mail.recipient.startsWith('poison') ? { toData: 'reset' } : {});
      await smtp()(mail, signal);
    });
    for (let round = 0; round < 3; round += 1) {
      await one.sendDue(never);
      pass(MINUTE_MS);
    }
    expect(people.map(arrivedFor)).toEqual([1, 1, 1]);
  });
});

describe('a sender', () => {
  test('that dies with a claimed mail frees it when the claim expires', async () => {
    await queue('a@formulary.test');
    await claimMail(database.db, now, new Date(+now + 5 * MINUTE_MS));
    await sender().sendDue(never);
    expect(sink.arrived).toEqual([]);
    pass(5 * MINUTE_MS);
    await sender().sendDue(never);
    expect(arrivedFor('a@formulary.test')).toBe(1);
  });

  test('that wakes up after its claim expired changes nothing that another has done since', async () => {
    await queue('a@formulary.test');
    const asleep = Promise.withResolvers<void>();
    const holds = Promise.withResolvers<void>();
    const late = sender(async () => {
      holds.resolve();
      await asleep.promise;
    });
    const sleeping = late.sendDue(never);
    await holds.promise;
    pass(5 * MINUTE_MS);
    await sender().sendDue(never);
    const sentAt = now;
    pass(MINUTE_MS);
    asleep.resolve();
    await sleeping;
    expect((await outbox())[0]?.sent_at).toEqual(sentAt);
  });

  test('that is told to stop takes no more mail', async () => {
    await queue(...people);
    const stop = new AbortController();
    await sender(async () => stop.abort()).sendDue(stop.signal);
    expect((await outbox()).filter((row) => row.sent_at !== null)).toHaveLength(1);
  });

  test('spreads retries of mails that failed together', async () => {
    sink.behave({ toRecipient: '451 Try again later' });
    await queue('a@formulary.test');
    await sender(smtp(), 0.5).sendDue(never);
    expect((await outbox())[0]?.due_at).toEqual(new Date(+now + 45_000));
  });
});

describe('text written by people', () => {
  test.each([
    'ann@formulary.test\r\nBcc: all@formulary.test',
    'ann@formulary.test, all@formulary.test',
    'ann\u2028@formulary.test',
    '"ann@evil.test" <all@formulary.test>',
    `${'a:'.repeat(100)}ann@formulary.test`,
  ])('as the address %j reaches no mail server, and staff are told', async (recipient) => {
    await queue(recipient);
    await sender().sendDue(never);
    expect(sink.connections()).toBe(0);
    const [row] = await outbox();
    expect(row?.given_up_at).toEqual(now);
    expect(row?.failure).toBe('The recipient is not one plain email address');
  });

  test.each([
    'Order\r\nBcc: all@formulary.test',
    'Order\u2028Bcc: all@formulary.test',
    'Order\nX-Evil: 1\n\n<script>',
    '=?utf-8?Q?Order=0D=0ABcc:_all@formulary.test?=',
    'Order\0\u0007',
  ])('as the subject %j adds no header and no second recipient', async (subject) => {
    await withTransaction(database.db, (trx) =>
      queueMail(trx, { recipient: 'a@formulary.test', subject, text: 'x\r\n.\r\nQUIT\r\n' }),
    );
    await sender().sendDue(never);
    expect(sink.arrived.map(({ recipients }) => recipients)).toEqual([
      ['RCPT TO:<a@formulary.test>'],
    ]);
    const head = sink.arrived[0]?.data.split('\n\n')[0] ?? '';
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set([
        'Auto-Submitted',
        'Content-Transfer-Encoding',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ]),
    );
    expect(head).not.toContain('=?utf-8?Q?Order=0D');
  });
});
