import { describe, expect, test } from 'vitest';
import { placedOrderIn } from './features/checkout/placedOrder.ts';
import { registeredIn } from './features/accounts/SignUp/registered.ts';

const nonsense = [undefined, null, 'x', 5, {}, { placed: null }, { registered: null }];

describe('placed order in the history state', () => {
  test('is read back', () => {
    const placed = { id: 5, number: 'F-2026-000005' };
    expect(placedOrderIn({ placed: { ...placed, more: 'x' } })).toEqual(placed);
  });

  test.each([...nonsense, { placed: { id: '5', number: 'F' } }, { placed: { id: 5, number: 6 } }])(
    'is not found in %j',
    (state) => {
      expect(placedOrderIn(state)).toBeUndefined();
    },
  );
});

describe('registration in the history state', () => {
  test('is read back', () => {
    const registered = { email: 'amara@clinic.test', more: 'x' };
    expect(registeredIn({ registered })).toEqual({ email: 'amara@clinic.test' });
  });

  test.each([...nonsense, { registered: { email: 5 } }])('is not found in %j', (state) => {
    expect(registeredIn(state)).toBeUndefined();
  });
});
