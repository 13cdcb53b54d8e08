import { describe, expect, test } from 'vitest';
import { staffRoles } from '../accounts/staffPermissions.ts';
import {
  queueLabel,
  queuesSeenBy,
  queuesTakenBy,
  tellsAge,
  todayQueueNames,
} from './todayQueues.ts';

describe('the queues of the desk', () => {
  test.each([
    [
      'dispenser',
      'orders-to-send orders-flagged orders-on-hold prescriptions-left originals-due stock-low parcels-under-way',
    ],
    ['stock', 'orders-to-send orders-flagged orders-on-hold stock-low parcels-under-way'],
    [
      'pharmacist',
      'orders-to-send orders-flagged orders-on-hold prescriptions-left originals-due messages-to-answer mail-failed applications data-requests rechecks stock-low rechecks-ahead parcels-under-way',
    ],
    [
      'superintendent',
      'orders-to-send orders-flagged orders-on-hold prices-to-set refunds-to-pay prescriptions-left originals-due messages-to-answer mail-failed applications data-requests statements-to-book rechecks stock-low rechecks-ahead parcels-under-way',
    ],
  ] as const)('that a %s sees, the most urgent first', (role, queues) => {
    expect(queuesSeenBy(role).join(' ')).toBe(queues);
  });

  test.each([
    ['dispenser', 'orders-to-send parcels-under-way'],
    [
      'customer-service',
      'orders-flagged orders-on-hold prices-to-set refunds-to-pay messages-to-answer mail-failed applications statements-to-book rechecks rechecks-ahead',
    ],
    ['stock', 'stock-low'],
    ['auditor', ''],
  ] as const)('from which a %s takes items', (role, queues) => {
    expect(queuesTakenBy(role).join(' ')).toBe(queues);
  });

  test.each([
    ['orders-to-send', 0, 'Orders to send'],
    ['orders-to-send', 1, 'Order to send'],
    ['applications', 1, 'Application to decide'],
    ['applications', 2, 'Applications to decide'],
  ] as const)('%s beside %s is called %s', (queue, count, label) => {
    expect(queueLabel(queue, count)).toBe(label);
  });

  test('whose items say since when they wait: all but products at their safety stock', () => {
    expect(todayQueueNames.filter((name) => !tellsAge(name))).toEqual(['stock-low']);
  });

  test.each(staffRoles)('a %s sees every queue that they take items from', (role) => {
    expect(queuesSeenBy(role)).toEqual(expect.arrayContaining([...queuesTakenBy(role)]));
  });
});
