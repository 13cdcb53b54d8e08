import type { Mills } from '@formulary/rules/money/mills';
import {
  type AdvanceState,
  orderStateNames,
  orderStates,
  type PendingStep,
} from '@formulary/rules/orders/orderStates';
import { orderAdvances } from '../../orders/moveOrder.queries.ts';
import { millsOf } from '../../payments/worldpay/poundsOf.ts';
import { UsageProblem } from '../commandWords.ts';

/** Pending step of an order, as shown to staff. */
export type OrderWait = PendingStep | 'refund';

interface OfOrder {
  /** Id or number: 31, F-2026-000031. */
  readonly order: string;
}

interface ByStaff extends OfOrder {
  readonly by: string | undefined;
}

/** Staff command about orders. */
export type OrdersCommand =
  | { readonly kind: 'list-orders'; readonly wait: OrderWait | undefined }
  | { readonly kind: 'list-flagged' }
  | ({ readonly kind: 'show-order' } & OfOrder)
  | ({ readonly kind: 'order-paid'; readonly amount: Mills; readonly reference: string } & ByStaff)
  | ({ readonly kind: 'advance-order'; readonly to: AdvanceState } & ByStaff)
  | ({
      readonly kind: 'cancel-order';
      readonly reason: string;
      readonly refundNote: string | undefined;
    } & ByStaff)
  | ({ readonly kind: 'order-refunded'; readonly note: string } & ByStaff)
  | ({ readonly kind: 'unflag-order'; readonly note: string } & ByStaff)
  | ({ readonly kind: 'price-item'; readonly index: number; readonly price: Mills } & ByStaff);

const LONGEST_TEXT = 1000;
const LONGEST_REFERENCE = 100;
const MOST_ITEMS = 9999;
const WAITS: readonly OrderWait[] = [
  ...orderStateNames.flatMap((state) => orderStates[state].pending ?? []),
  'refund',
];
const ORDER = /^([1-9]\d{0,8}|F-\d{4}-\d{6,12})$/;

/** Options of all commands about orders. */
export type OrdersOptions = Readonly<
  Partial<
    Record<
      'waiting' | 'amount' | 'reference' | 'reason' | 'refund' | 'note' | 'item' | 'price' | 'as',
      string
    >
  >
>;

/** Options that each command accepts. */
const FIT: Readonly<Record<string, readonly (keyof OrdersOptions)[]>> = {
  show: [],
  paid: ['amount', 'reference', 'as'],
  ...Object.fromEntries(orderAdvances.map(({ verb }) => [verb, ['as']])),
  cancel: ['reason', 'refund', 'as'],
  refunded: ['note', 'as'],
  unflag: ['note', 'as'],
  price: ['item', 'price', 'as'],
};

/** Parses the arguments after `orders`. Refuses invalid ones with a `UsageProblem`. */
export function readOrdersCommand(
  verb: string | undefined,
  which: string | undefined,
  options: OrdersOptions,
  by: string | undefined,
): OrdersCommand {
  if (verb === undefined) {
    only(options, ['waiting']);
    return { kind: 'list-orders', wait: readWait(options.waiting) };
  }
  if (verb === 'flagged') {
    if (which !== undefined) throw new UsageProblem(`"${which}" is one word too many.`);
    only(options, []);
    return { kind: 'list-flagged' };
  }
  const fit = FIT[verb];
  if (!fit) {
    const known = ['flagged', ...Object.keys(FIT)].join(', ');
    throw new UsageProblem(`"orders ${verb}" is not a command: say ${known}.`);
  }
  only(options, fit);
  const order = readOrder(which);
  switch (verb) {
    case 'paid':
      return {
        kind: 'order-paid',
        order,
        by,
        amount: readAmount('amount', options.amount),
        reference: readText('reference', options.reference, LONGEST_REFERENCE),
      };
    case 'cancel':
      return {
        kind: 'cancel-order',
        order,
        by,
        reason: readText('reason', options.reason),
        refundNote: options.refund === undefined ? undefined : readText('refund', options.refund),
      };
    case 'refunded':
      return { kind: 'order-refunded', order, by, note: readText('note', options.note) };
    case 'unflag':
      return { kind: 'unflag-order', order, by, note: readText('note', options.note) };
    case 'price':
      return {
        kind: 'price-item',
        order,
        by,
        index: readItem(options.item),
        price: readAmount('price', options.price),
      };
    default: {
      const advance = orderAdvances.find((each) => each.verb === verb);
      return advance
        ? { kind: 'advance-order', order, by, to: advance.to }
        : { kind: 'show-order', order };
    }
  }
}

function only(options: OrdersOptions, fit: readonly string[]): void {
  const stray = Object.keys(options).find((name) => !fit.includes(name));
  if (stray !== undefined) throw new UsageProblem(`--${stray} does not go with this command.`);
}

function readWait(word: string | undefined): OrderWait | undefined {
  if (word === undefined) return undefined;
  const wait = WAITS.find((known) => known === word);
  if (wait) return wait;
  throw new UsageProblem(`Orders do not wait for "${word}": say ${WAITS.join(', ')}.`);
}

function readOrder(word: string | undefined): string {
  if (word === undefined) throw new UsageProblem('Say which order: its number.');
  if (ORDER.test(word)) return word;
  throw new UsageProblem(`"${word}" is not the number of an order.`);
}

function readAmount(name: 'amount' | 'price', word: string | undefined): Mills {
  const amount = word === undefined ? undefined : millsOf(word.replace(/^£/, ''));
  if (amount !== undefined && amount > 0) return amount;
  throw new UsageProblem(`Say the ${name} in pounds and pence: --${name} 148.35.`);
}

function readText(
  name: 'reference' | 'reason' | 'refund' | 'note',
  word = '',
  longest = LONGEST_TEXT,
): string {
  const text = word.trim();
  if (text === '') throw new UsageProblem(`Say --${name} "…".`);
  if (text.length <= longest) return text;
  throw new UsageProblem(`--${name} takes at most ${longest} characters.`);
}

function readItem(word: string | undefined): number {
  const index = Number(word);
  const isIndex = /^[1-9]\d{0,3}$/.test(word ?? '') && index <= MOST_ITEMS;
  if (isIndex) return index;
  throw new UsageProblem('Say which item by its place in the order: --item 1.');
}
