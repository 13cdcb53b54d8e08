import type { StaffPermission } from '@formulary/rules/accounts/staffPermissions';
import type { DeskOrder, DeskOrderLine } from '@formulary/rules/dispatch/deskOrder';
import { canMoveOrder } from '@formulary/rules/orders/orderMoves';

/** What staff can do with an order. */
export type OrderActionName =
  | 'send'
  | 'deliver'
  | 'release'
  | 'hold'
  | 'unflag'
  | 'address'
  | 'lines'
  | 'refund'
  | 'cancel';

/** An action that opens a dialog; giving back a part has a screen. */
export type ActionInDialog = Exclude<OrderActionName, 'refund'>;

/** An action that is offered now. */
export interface OrderAction {
  readonly name: OrderActionName;
  readonly label: string;
  /** Opens its dialog. */
  readonly key: string;
  /** Why it cannot be done yet. */
  readonly why?: string | undefined;
}

interface Offered extends OrderAction {
  readonly permission: StaffPermission;
  readonly isOffered: boolean;
}

/**
 * Returns the lines whose packs staff can lower: those with packs that have not left. Packs on prescription are for their
 * prescriber to change until a parcel has left.
 */
export function linesToCorrect(lines: readonly DeskOrderLine[]): readonly DeskOrderLine[] {
  const hasLeft = lines.some(({ sent }) => sent > 0);
  return lines.filter(
    ({ quantity, sent, isPrescription }) => quantity > sent && (hasLeft || !isPrescription),
  );
}

/** Returns what this person can do with an order now, the next step first. */
export function orderActions(
  { order, lines, shipping, blockers, received }: DeskOrder,
  may: (permission: StaffPermission) => boolean,
): readonly OrderAction[] {
  const isOpen = canMoveOrder(order.state, 'Cancelled');
  const hasLeft = lines.some(({ sent }) => sent > 0);
  const all: readonly Offered[] = [
    {
      name: 'send',
      label: 'Send a parcel',
      key: 's',
      permission: 'dispatchOrders',
      isOffered: isOpen,
      why: blockers[0]?.sentence,
    },
    {
      name: 'deliver',
      label: 'Mark as delivered',
      key: 'd',
      permission: 'dispatchOrders',
      isOffered: order.state === 'Dispatched',
    },
    {
      name: 'release',
      label: 'Release',
      key: 'h',
      permission: 'holdOrders',
      isOffered: order.onHold !== undefined,
    },
    {
      name: 'hold',
      label: 'Put on hold',
      key: 'h',
      permission: 'holdOrders',
      isOffered: isOpen && order.onHold === undefined,
    },
    {
      name: 'unflag',
      label: 'Clear the flag',
      key: 'f',
      permission: 'holdOrders',
      isOffered: order.isFlagged,
    },
    {
      name: 'address',
      label: 'Correct the address',
      key: 'a',
      permission: 'correctOrders',
      isOffered: isOpen && !hasLeft && shipping !== undefined,
    },
    {
      name: 'lines',
      label: 'Correct lines',
      key: 'l',
      permission: 'correctOrders',
      isOffered: isOpen && linesToCorrect(lines).length > 0,
    },
    {
      name: 'refund',
      label: 'Give back a part',
      key: 'r',
      permission: 'bookMoney',
      isOffered: received > 0 && order.state !== 'Cancelled',
    },
    {
      name: 'cancel',
      label: hasLeft ? 'Cancel what is left' : 'Cancel the order',
      key: 'x',
      permission: 'cancelOrders',
      isOffered: isOpen,
    },
  ];
  return all
    .filter(({ permission, isOffered }) => isOffered && may(permission))
    .map(({ name, label, key, why }) => ({ name, label, key, why }));
}
