import type { Mills } from '../../money/mills.ts';
import { foldText } from '../../text/tidyLine.ts';
import { isOneSignOff } from './isOneSignOff.ts';

/** An order that a credit may pay. */
export interface PayableOrder {
  readonly id: number;
  /** F-2026-000031. */
  readonly number: string;
  /** What is left to pay; 0 unless it waits for a transfer. */
  readonly due: Mills;
  /** Whether it waits for a transfer. Others are proposed only if a credit names them. */
  readonly isWaiting: boolean;
  /** The buyer's last name, and company. */
  readonly names: readonly string[];
}

/** A credit to match: one that is not booked. */
export interface MatchedCredit {
  readonly id: number;
  readonly amount: Mills;
  readonly text: string;
  /** Counts equal lines of its statement from 1. */
  readonly copy: number;
}

/** Why a credit is near an order, and no more. */
export const nearReasons = [
  /** Names the order, and is less than what is due. */
  'short',
  /** Names the order, and is more than what is due. */
  'over',
  /** Names an order that does not wait for money. */
  'not-waiting',
  /** Names several orders. */
  'several',
  /** Pays what another credit above pays. */
  'paid-above',
  /** The same line stands above it in the statement. */
  'twice',
  /** The amount is right, and the number is so but for one sign. */
  'misspelt',
  /** The amount is right, and the text has the buyer's name or company. */
  'name',
] as const;

export type NearReason = (typeof nearReasons)[number];

/** Says why a credit is near an order, and no more. */
export const nearSentences: Readonly<Record<NearReason, string>> = {
  short: 'Less than is due',
  over: 'More than is due',
  'not-waiting': 'Names an order that does not wait for money',
  several: 'Names several orders',
  'paid-above': 'Another line pays this order',
  twice: 'The same line stands above it',
  misspelt: 'One sign of the number is wrong',
  name: 'Amount and buyer fit, without the number',
};

/** What a credit is matched to. */
export type Match =
  | { readonly kind: 'exact'; readonly orderId: number }
  | { readonly kind: 'near'; readonly why: NearReason; readonly orderIds: readonly number[] }
  | { readonly kind: 'none' };

const NUMBER = /F\W{0,2}(20\d{2})\W{0,2}(\d{6,})/gi;
/** What looks like a number with a fault: its signs, with or without the letter. */
const NEARLY_NUMBER = /(?:F\W{0,2})?\d[\d\s./-]{6,}\d/gi;
const MOST_PROPOSED = 5;
const SHORTEST_NAME = 3;
/** Words that many companies have. */
const COMMON = new Set([
  'ltd',
  'limited',
  'plc',
  'llp',
  'the',
  'and',
  'uk',
  'co',
  'company',
  'mr',
  'mrs',
  'ms',
  'dr',
]);

/** Returns the order numbers that a text names, as they are written in full. */
export function orderNumbersIn(text: string): readonly string[] {
  const found = [...text.matchAll(NUMBER)].map(([, year, count]) => `F-${year}-${count}`);
  return [...new Set(found)];
}

/**
 * Matches credits to orders (desk, job 3). Exact: the text names one order that waits for a transfer, and the amount is
 * what is due. Near: as `nearReasons` say, with the orders to choose from, likeliest first. A credit has one match, and an
 * order one exact credit, the first. A generator for slices; every step is a credit. Returns the match of each credit by id.
 */
export function* matchCredits(
  credits: readonly MatchedCredit[],
  orders: readonly PayableOrder[],
): Generator<void, ReadonlyMap<number, Match>> {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const byDue = groupByDue(orders);
  const taken = new Set<number>();
  const matches = new Map<number, Match>();
  for (const credit of credits) {
    const [first, ...others] = orderNumbersIn(credit.text).flatMap(
      (number) => byNumber.get(number) ?? [],
    );
    const match = first ? matchNamed(credit, [first, ...others], taken) : matchDue(credit, byDue);
    if (match.kind === 'exact') taken.add(match.orderId);
    matches.set(credit.id, match);
    yield;
  }
  return matches;
}

function groupByDue(orders: readonly PayableOrder[]): ReadonlyMap<Mills, readonly PayableOrder[]> {
  const groups = new Map<Mills, PayableOrder[]>();
  for (const order of orders) {
    if (!order.isWaiting) continue;
    const group = groups.get(order.due);
    if (group) group.push(order);
    else groups.set(order.due, [order]);
  }
  return groups;
}

function matchNamed(
  { amount, copy }: MatchedCredit,
  named: readonly [PayableOrder, ...PayableOrder[]],
  taken: ReadonlySet<number>,
): Match {
  const near = (why: NearReason): Match => ({
    kind: 'near',
    why,
    orderIds: named.slice(0, MOST_PROPOSED).map(({ id }) => id),
  });
  if (copy > 1) return near('twice');
  const [order, ...others] = named;
  if (others.length > 0) return near('several');
  if (taken.has(order.id)) return near('paid-above');
  if (!order.isWaiting) return near('not-waiting');
  if (amount === order.due) return { kind: 'exact', orderId: order.id };
  return near(amount < order.due ? 'short' : 'over');
}

function matchDue(
  { amount, text, copy }: MatchedCredit,
  byDue: ReadonlyMap<Mills, readonly PayableOrder[]>,
): Match {
  const candidates = byDue.get(amount) ?? [];
  if (candidates.length === 0) return { kind: 'none' };
  const written = [...text.matchAll(NEARLY_NUMBER)].map(([found]) => found.replaceAll(/\D/g, ''));
  const misspelt = candidates.filter(({ number }) => {
    const digits = number.replaceAll(/\D/g, '');
    return written.some((found) => isOneSignOff(found, digits));
  });
  const words = new Set(wordsOf(text));
  const called = candidates.filter(({ names }) => names.some((name) => isNamed(name, words)));
  const [why, fitting] =
    misspelt.length > 0 ? (['misspelt', misspelt] as const) : (['name', called] as const);
  if (fitting.length === 0) return { kind: 'none' };
  const orderIds = fitting.slice(0, MOST_PROPOSED).map(({ id }) => id);
  return { kind: 'near', why: copy > 1 ? 'twice' : why, orderIds };
}

/** Returns whether a text has every word of a name, but for those that many names have. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const own = wordsOf(name).filter((word) => word.length >= SHORTEST_NAME && !COMMON.has(word));
  return own.length > 0 && own.every((word) => words.has(word));
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).split(/[^\p{L}\p{N}]+/u);
}
