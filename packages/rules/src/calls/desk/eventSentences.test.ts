import { expect, test } from 'vitest';
import { eventSentence, eventSentences } from './eventSentences.ts';

test.each([
  ['order-placed', {}, 'Placed the order'],
  ['order-moved', { cause: 'dispatched' }, 'Dispatched the order'],
  ['order-moved', { cause: 'a cause of a later version' }, 'Moved the order on'],
  ['order-moved', {}, 'Moved the order on'],
  [
    'parcel-sent',
    { parcel: 2, courier: 'dpd', tracking: '1550 1', packs: 3 },
    'Sent parcel 2 with 3 packs by DPD, 1550 1',
  ],
  ['parcel-sent', { parcel: 1, courier: 'other', packs: 1 }, 'Sent parcel 1 with 1 pack'],
  ['staff-signed-in', { method: 'passkey' }, 'Signed in with a passkey'],
  ['staff-unlocked', { method: 'password and code' }, 'Unlocked the desk with password and code'],
  ['staff-signed-in', { method: 'demo password' }, 'Signed in with the password of a demo account'],
  ['staff-proven', {}, 'Proved who they are with password'],
  ['staff-session-ended', { sessions: 1 }, 'Ended a session'],
  ['orders-exported', { rows: 12 }, 'Exported 12 orders'],
  ['catalogue-import-read', { rows: 9, kind: 'undo' }, 'Began to undo 9 changes'],
  ['catalogue-import-ticked', { rows: 2, isTicked: true }, 'Ticked 2 unusual rows'],

  [
    'prescription-voided',
    { next: 'sign-again' },
    'Voided the prescription and asked for a new signature',
  ],
  ['delivery-received', { lines: 1, packs: 9 }, 'Took in 9 packs of 1 product'],
  ['delivery-received', { lines: 2, packs: 9 }, 'Took in 9 packs of 2 products'],
  ['purchase-order-received', { packs: 9, left: 0 }, 'Took in 9 packs; nothing left to come'],
  ['purchase-order-received', { packs: 9, left: 1 }, 'Took in 9 packs; 1 left to come'],
  ['stock-count-booked', { lines: 1 }, 'Booked 1 line of the count'],
  ['stock-count-booked', { lines: 2 }, 'Booked 2 lines of the count'],
  [
    'price-planned',
    { holdsFrom: '2026-07-06T08:00:00.000Z' },
    'Planned a price from 06/07/2026, 09:00',
  ],
  ['price-withdrawn', {}, 'Withdrew the price planned from a later moment'],
  ['an-action-of-a-later-version', {}, 'an-action-of-a-later-version'],
])('says of %s with %o: %s', (action, detail, expected) => {
  expect(eventSentence(action, detail)).toBe(expected);
});

test('every sentence is short enough for the timeline and ends without a full stop', () => {
  for (const action of Object.keys(eventSentences)) {
    expect(eventSentence(action, {})).toMatch(/^[A-Z].{3,98}[^.]$/);
  }
});
