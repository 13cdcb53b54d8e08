import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { deliveryCountdown } from './deliveryCountdown.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const promised = (orderedAt: Date) =>
  deliveryPromise({ orderedAt, service: 'nextDay', isColdChain: false });
const saidAt = (now: string) => plain(deliveryCountdown(new Date(now))?.said);

test.each([
  ['a Tuesday', '2026-11-24T12:47:00Z', 'within 2 h 13 min for delivery tomorrow'],
  ['seconds before', '2026-11-24T14:59:01Z', 'within the next minute for delivery tomorrow'],
  ['an hour before', '2026-11-24T14:00:00Z', 'within 1 h for delivery tomorrow'],
  ['just before an hour', '2026-11-24T14:00:01Z', 'within 59 min for delivery tomorrow'],
  ['the first minute', '2026-11-24T00:00:00Z', 'within 15 h for delivery tomorrow'],
  ['three o’clock', '2026-11-24T15:00:00Z', 'by 3 pm tomorrow for delivery on Thursday'],
  ['a Friday', '2026-11-27T14:30:00Z', 'within 30 min for delivery on Monday'],
  ['a Friday at three', '2026-11-27T15:00:00Z', 'by 3 pm on Monday for delivery on Tuesday'],
  ['a Sunday', '2026-11-29T12:00:00Z', 'by 3 pm tomorrow for delivery on Tuesday'],
  ['summer time', '2026-07-14T13:30:00Z', 'within 30 min for delivery tomorrow'],
  ['summer time at three', '2026-07-14T14:00:00Z', 'by 3 pm tomorrow for delivery on Thursday'],
  ['before Christmas', '2026-12-24T10:00:00Z', 'within 5 h for delivery on Tuesday 29/12/2026'],
  [
    'before Easter, at three',
    '2026-04-02T14:00:00Z',
    'by 3 pm on Tuesday 07/04/2026 for delivery on Wednesday 08/04/2026',
  ],
])('%s has the right deadline and delivery day @9.15', (_when, now, said) => {
  expect(saidAt(now)).toBe(`Order ${said}`);
});

test('the delivery day is a working day at the destination @9.15', () => {
  const onFriday = new Date('2026-11-27T14:30:00Z');
  expect(plain(deliveryCountdown(onFriday, 'scotland')?.said)).toBe(
    'Order within 30 min for delivery on Tuesday',
  );
});

test('cold-chain goods have their own dispatch day if it is later @9.15', () => {
  const onFriday = deliveryCountdown(new Date('2026-11-27T10:00:00Z'));
  expect(onFriday?.cold).toBe('What has to stay cold leaves on Monday.');
  expect(deliveryCountdown(new Date('2026-11-24T10:00:00Z'))).not.toHaveProperty('cold');
});

test('no deadline is shown for a year without known bank holidays', () => {
  expect(deliveryCountdown(new Date('2099-06-15T10:00:00Z'))).toBeUndefined();
});

test('an order within the displayed time gets the promised day', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-12-15T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (now) => {
      const said = plain(deliveryCountdown(now)?.said) ?? '';
      const [, hours = '0', minutes = '0'] =
        /^Order within (?:(\d+) h ?)?(?:(\d+) min)?/.exec(said) ?? [];
      const spared = (Number(hours) * 60 + Number(minutes)) * 60_000;
      const last = new Date(Math.max(+now, +now + spared - 1));
      expect(promised(last)).toEqual(promised(now));
    }),
  );
});
