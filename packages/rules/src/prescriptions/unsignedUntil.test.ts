import { expect, test } from 'vitest';
import { unsignedUntil } from './unsignedUntil.ts';

test("unsignedUntil shows the London day on which an order's unsigned prescriptions lapse", () => {
  expect(unsignedUntil(new Date('2026-07-04T23:30:00Z'))).toBe(
    'A prescription that is still unsigned lapses on 05/07/2026.',
  );
});
