import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const PASSWORD = 'correct horse battery';

test('stores a password only as an argon2id hash with a salt per password', async () => {
  const [first, again] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(again).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(again).not.toBe(first);
  expect(await verifyPassword(PASSWORD, again)).toBe(true);
  expect(await verifyPassword(`${PASSWORD} `, again)).toBe(false);
  expect(await verifyPassword(PASSWORD, undefined)).toBe(false);
});
