import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { addUser } from '../../testing/testData.queries.ts';
import { issueToken, peekToken, consumeToken, readUserOfUsedToken } from './accountTokens.ts';
import type { TokenPurpose } from './accountTokens.queries.ts';

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-06-15T10:00:00Z');
const purposes: readonly TokenPurpose[] = ['confirm-email', 'reset-password', 'upload-documents'];

let database: TestDatabase;
let amara: number;
let rhys: number;
beforeAll(async () => {
  database = await createTestDatabase();
  amara = await addUser(database.db);
  rhys = await addUser(database.db);
});
afterAll(() => database.close());

function issue(userId: number, purpose: TokenPurpose = 'reset-password'): Promise<string> {
  return withTransaction(database.db, (trx) =>
    issueToken(trx, { userId, purpose, lifeMs: DAY_MS, now }),
  );
}

function spend(token: string, purpose: TokenPurpose = 'reset-password', at = now) {
  return withTransaction(database.db, (trx) => consumeToken(trx, { token, purpose, now: at }));
}

function after(ms: number): Date {
  return new Date(+now + ms);
}

describe('a token', () => {
  test('is 256 random bits, stored only as a hash', async () => {
    const token = await issue(amara);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await database.db.selectFrom('account_tokens').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept.map((row) => row.token_hash.toString('base64url'))).not.toContain(token);
  });

  test('works only for its own user and purpose', async () => {
    for (const userId of [amara, rhys]) {
      for (const purpose of purposes) {
        const token = await issue(userId, purpose);
        for (const other of purposes.filter((each) => each !== purpose)) {
          expect(await peekToken(database.db, { token, purpose: other, now })).toBeUndefined();
          expect(await spend(token, other)).toBeUndefined();
        }
        expect(await peekToken(database.db, { token, purpose, now })).toBe(userId);
        expect(await spend(token, purpose)).toBe(userId);
      }
    }
  });

  test('works once and is remembered as used', async () => {
    const token = await issue(amara);
    expect(
      await readUserOfUsedToken(database.db, { token, purpose: 'reset-password' }),
    ).toBeUndefined();
    expect(await spend(token)).toBe(amara);
    expect(await spend(token)).toBeUndefined();
    expect(await peekToken(database.db, { token, purpose: 'reset-password', now })).toBeUndefined();
    expect(await readUserOfUsedToken(database.db, { token, purpose: 'reset-password' })).toBe(
      amara,
    );
    expect(
      await readUserOfUsedToken(database.db, { token, purpose: 'confirm-email' }),
    ).toBeUndefined();
  });

  test('expires after its lifetime, to the millisecond', async () => {
    const late = await issue(amara);
    expect(await spend(late, 'reset-password', after(DAY_MS))).toBeUndefined();
    expect(await spend(late, 'reset-password', after(DAY_MS + 1_000))).toBeUndefined();
    expect(await spend(late, 'reset-password', after(DAY_MS - 1))).toBe(amara);
  });

  test('is dead once a newer one is issued for the same user and purpose', async () => {
    const neighbours = await issue(rhys);
    const confirmation = await issue(amara, 'confirm-email');
    const older = await issue(amara);
    const newer = await issue(amara);
    expect(await spend(older)).toBeUndefined();
    expect(await spend(newer)).toBe(amara);
    expect(await spend(neighbours)).toBe(rhys);
    expect(await spend(confirmation, 'confirm-email')).toBe(amara);
  });

  test('is unknown if truncated, lengthened or 10 kB long', async () => {
    const token = await issue(amara);
    for (const wrong of ['', token.slice(0, -1), `${token}A`, ` ${token}`, 'A'.repeat(10_240)]) {
      expect(await spend(wrong)).toBeUndefined();
    }
    expect(await spend(token)).toBe(amara);
  });

  test('works once when twenty uses race', async () => {
    const token = await issue(amara);
    const answers = await Promise.all(Array.from({ length: 20 }, () => spend(token)));
    expect(answers.filter((answer) => answer === amara)).toHaveLength(1);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(19);
  });

  test('is the only live one when twenty are issued at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => issue(rhys)));
    const alive = await Promise.all(tokens.map((token) => spend(token)));
    expect(alive.filter((answer) => answer === rhys)).toHaveLength(1);
  });
});
