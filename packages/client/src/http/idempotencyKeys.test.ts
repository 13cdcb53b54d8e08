import { expect, test } from 'vitest';
import { idempotencyKeys } from './idempotencyKeys.ts';

test('a command keeps its key while its contents stay the same and no answer has arrived', () => {
  const { keyFor, forget } = idempotencyKeys();
  const first = keyFor({ name: 'Mondays' });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyFor({ name: 'Mondays' })).toBe(first);
  const changed = keyFor({ name: 'Fridays' });
  expect(changed).not.toBe(first);
  forget();
  expect(keyFor({ name: 'Fridays' })).not.toBe(changed);
});
