import { staffCan } from '@formulary/rules/accounts/staffPermissions';
import {
  aDeskOrder,
  aDeskOrderLine,
  aListedOrder,
} from '@formulary/rules/dispatch/fixtures/deskOrders';
import { expect, test } from 'vitest';
import { orderActions } from './orderActions.ts';

const dispatched = aDeskOrder({ order: aListedOrder({ state: 'Dispatched' }) });
const partSent = aDeskOrder({ lines: [aDeskOrderLine({ sent: 1 })] });
const held = aDeskOrder({ order: aListedOrder({ onHold: 'Asked', isFlagged: true }) });

test.each([
  ['a superintendent', 'superintendent', aDeskOrder(), 'send hold address lines refund cancel'],
  ['a dispenser', 'dispenser', aDeskOrder(), 'send'],
  ['customer service', 'customer-service', aDeskOrder(), 'hold address lines refund cancel'],
  ['an auditor', 'auditor', aDeskOrder(), ''],
  ['a superintendent, part sent', 'superintendent', partSent, 'send hold lines refund cancel'],
  ['a pharmacist, on hold and flagged', 'pharmacist', held, 'send release unflag'],
  ['a dispenser, dispatched', 'dispenser', dispatched, 'deliver'],
  ['customer service, dispatched', 'customer-service', dispatched, 'refund'],
] as const)('%s is offered what the role may', (_who, role, order, expected) => {
  const may = (permission: Parameters<typeof staffCan>[1]) => staffCan(role, permission);
  expect(
    orderActions(order, may)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(expected);
});
