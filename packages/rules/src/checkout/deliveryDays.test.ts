import { expect, test } from 'vitest';
import { deliveryDays } from './deliveryDays.ts';

const NEXT_DAY = 'Paid and signed for now, next-day delivery leaves on';
const COLD = 'What has to stay cold leaves on';

test.each([
  ['a Monday', '2026-11-23T14:59:59Z', 'Monday 23/11/2026', 'Tuesday 24/11/2026', ''],
  ['a Monday at three', '2026-11-23T15:00:00Z', 'Tuesday 24/11/2026', 'Wednesday 25/11/2026', ''],
  ['a Friday', '2026-11-27T14:59:59Z', 'Friday 27/11/2026', 'Monday 30/11/2026', 'Monday'],
  ['a Friday at three', '2026-11-27T15:00:00Z', 'Monday 30/11/2026', 'Tuesday 01/12/2026', ''],
])('next-day delivery of %s leaves and arrives as promised @9.15', (_when, now, on, by, cold) => {
  const usual = `${NEXT_DAY} ${on} and arrives on ${by}.`;
  const said = cold === '' ? usual : `${usual} ${COLD} ${cold} 30/11/2026.`;
  expect(deliveryDays(new Date(now))).toBe(said);
});

test('no day is promised whose bank holidays are not known', () => {
  expect(deliveryDays(new Date('2099-06-15T10:00:00Z'))).toBeUndefined();
});
