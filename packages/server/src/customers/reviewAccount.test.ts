import { moveAccount } from '@formulary/rules/accounts/accountState';
import type { AccountState } from '@formulary/rules/accounts/accountState';
import { getCart } from '@formulary/rules/calls/cartCalls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peekToken, consumeToken } from '../accounts/tokens/accountTokens.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addSession, addUser } from '../testing/testData.queries.ts';
import { type AccountReview, reviewAccount } from './reviewAccount.ts';
import { type ReviewDecision, reviewDecisions } from './reviewDecisions.ts';

const states: readonly AccountState[] = [
  'registered',
  'verified',
  'active',
  'rejected',
  'suspended',
];
const decisions = Object.keys(reviewDecisions) as readonly ReviewDecision[];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function review(userId: number, decision: ReviewDecision, changes: Partial<AccountReview> = {}) {
  return reviewAccount(
    shop.db,
    { userId, decision, reason: 'Checked by phone', by: 'priya', ...changes },
    { shopUrl: 'https://shop.test', now: shop.clock.now },
  ).catch((error: unknown) =>
    error instanceof Refused ? error.problem.code : Promise.reject(error),
  );
}

async function traces(userId: number) {
  const { email } = await shop.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const mails = await shop.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .execute();
  const events = await shop.db
    .selectFrom('audit_events')
    .select(['happened_at', 'action', 'detail'])
    .where('subject', '=', `user ${userId}`)
    .execute();
  const user = await shop.db
    .selectFrom('users')
    .select(['account_state', 'is_prescriber'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { mails, events, user };
}

/** Returns the token of the link in the first mail to an account. */
async function documentsToken(userId: number): Promise<string> {
  const { mails } = await traces(userId);
  const link = /https:\/\/shop\.test\/users\/documents\/([\w-]{43})/;
  return link.exec(mails[0]?.text ?? '')?.[1] ?? '';
}

describe.each(decisions)('%s', (decision) => {
  const { to, action, ...rest } = reviewDecisions[decision];
  const from: readonly AccountState[] = rest.from;

  test.each(from)(
    'from %s changes the state, records who and why, and mails the owner @4.2',
    async (state) => {
      const userId = await addUser(shop.db, { account_state: state });
      expect(await review(userId, decision)).toBe(to);
      const { user, events, mails } = await traces(userId);
      expect(user.account_state).toBe(to);
      expect(events).toEqual([
        {
          happened_at: shop.clock.now,
          action,
          detail: {
            by: 'priya',
            reason: 'Checked by phone',
            from: state,
            to,
            ...(decision === 'activate' ? { until: '2027-06-15' } : {}),
          },
        },
      ]);
      expect(mails).toHaveLength(1);
    },
  );

  test.each(states.filter((state) => !from.includes(state)))(
    'from %s is refused and leaves no trace @4.2',
    async (state) => {
      const userId = await addUser(shop.db, { account_state: state });
      expect(await review(userId, decision)).toBe('account-move-refused');
      const { user, events, mails } = await traces(userId);
      expect([user.account_state, events, mails]).toEqual([state, [], []]);
    },
  );

  test('leads only to the states that the rules allow', () => {
    const ways = from.filter((state) => state !== to && !moveAccount(state, to).ok);
    expect(ways).toEqual([]);
  });

  test.each(['', '  \n'])('without a reason (%j) is refused', async (reason) => {
    const userId = await addUser(shop.db, { account_state: rest.from[0] });
    expect(await review(userId, decision, { reason })).toBe('reason-required');
    expect((await traces(userId)).events).toEqual([]);
  });

  test('of an unknown account is refused', async () => {
    expect(await review(2_000_000_000, decision)).toBe('customer-missing');
  });
});

test('a reason of more than a thousand characters is refused', async () => {
  const userId = await addUser(shop.db, { account_state: 'verified' });
  expect(await review(userId, 'activate', { reason: 'x'.repeat(1001) })).toBe('text-too-long');
  expect(await review(userId, 'activate', { reason: 'x'.repeat(1000) })).toBe('active');
});

test('a claim to be a prescriber takes effect only when the account is activated', async () => {
  const userId = await addUser(shop.db, { account_state: 'verified', claims_prescriber: true });
  expect((await traces(userId)).user.is_prescriber).toBe(false);
  await review(userId, 'activate');
  expect((await traces(userId)).user.is_prescriber).toBe(true);
});

test('asking for documents mails the reason and an upload link for that account only', async () => {
  const userId = await addUser(shop.db, { account_state: 'verified' });
  await review(userId, 'ask', { reason: 'The bill is too old' });
  const { mails } = await traces(userId);
  expect(mails[0]?.text).toContain('> The bill is too old');
  const token = await documentsToken(userId);
  const spend = (purpose: 'upload-documents' | 'reset-password') =>
    withTransaction(shop.db, (trx) => consumeToken(trx, { token, purpose, now: shop.clock.now }));
  expect(await spend('reset-password')).toBeUndefined();
  expect(await spend('upload-documents')).toBe(userId);
});

test.each([
  ['activate', ['activate']],
  ['decline, also when the account is reopened', ['decline', 'reopen']],
] as const)('a link for documents is dead after %s', async (_what, decided) => {
  const userId = await addUser(shop.db, { account_state: 'verified' });
  await review(userId, 'ask');
  const token = await documentsToken(userId);
  const ticket = { token, purpose: 'upload-documents', now: shop.clock.now } as const;
  expect(await peekToken(shop.db, ticket)).toBe(userId);
  for (const decision of decided) await review(userId, decision);
  expect(await peekToken(shop.db, ticket)).toBeUndefined();
});

test('of two concurrent decisions, one is refused because the other was made', async () => {
  const userId = await addUser(shop.db, { account_state: 'verified' });
  const answers = await Promise.all([
    review(userId, 'activate'),
    review(userId, 'decline'),
    review(userId, 'activate'),
  ]);
  expect(answers.filter((answer) => answer === 'account-move-refused')).toHaveLength(2);
  expect((await traces(userId)).events).toHaveLength(1);
});

test('a suspended account gets 403 on its next call, and stays signed out when it is reinstated', async () => {
  const userId = await addUser(shop.db);
  const token = await addSession(shop.db, userId, shop.clock.now);
  const status = () => shop.send(getCart, { token }).then((answer) => answer.statusCode);
  expect(await status()).toBe(200);
  await review(userId, 'suspend');
  await expect.poll(status).toBe(403);
  await review(userId, 'reinstate');
  await expect.poll(status).toBe(401);
});
