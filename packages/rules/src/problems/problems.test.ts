import { expect, test } from 'vitest';
import { fillGaps } from './fillGaps.ts';
import { notices } from './notices.ts';
import { passkeyNotices } from './passkeyNotices.ts';
import { refuse, refuseNaming } from './refusal.ts';

test('fillGaps inserts names literally', () => {
  expect(fillGaps(notices.prescriberAsked, { email: 'a@b.co' })).toBe(
    'Add request to a@b.co has been sent successfully',
  );
  expect(fillGaps('{a} and {b} and {a}', { a: '{b}', b: '$&' })).toBe('{b} and $& and {b}');
});

test('a refusal has its code, its message and the invalid fields', () => {
  expect(refuse('out-of-stock')).toEqual({
    ok: false,
    problem: { code: 'out-of-stock', message: 'Product is out of stock' },
  });
  expect(refuse('invalid-request', { city: 'is missing' })).toMatchObject({
    problem: { errors: { city: 'is missing' } },
  });
  expect(refuseNaming('product-limit-exceeded', { product: 'Gauze', n: 2 })).toMatchObject({
    problem: { message: 'Maximum allowed quantity per prescription of Gauze product is 2' },
  });
});

test.each(Object.entries(passkeyNotices))(
  'the notice %s shares its name with no other notice, and ends without a full stop',
  (name, sentence) => {
    expect(notices).not.toHaveProperty(name);
    expect(sentence).toMatch(/^[A-Z].*[^.]$/);
  },
);
