import { expect, test } from 'vitest';
import { type OracleLine, pricingOracle } from '../testing/pricingOracle.ts';
import { activePromotions } from './promotion.ts';
import { cartTotals } from './cartTotals.ts';
import { orderAmount } from '../orders/orderAmount.ts';
import { priceLine } from './priceLine.ts';

const CARTS = 100_000;
const NOW = Date.UTC(2026, 10, 20, 9, 30);

/** Returns a generator of whole numbers from 0 to below a bound, the same on every run: Marsaglia's xorshift32. */
function createDice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

type Dice = ReturnType<typeof createDice>;

/** Mixes small quantities with some up to the maximum of a line. */
function rollQuantity(roll: Dice): number {
  return 1 + (roll(4) === 0 ? roll(9999) : roll(30));
}

/** Often close to the full price of the bundle, the limit between dearer and cheaper. */
function rollBundlePrice(roll: Dice, fullPrice: number): number {
  return roll(3) === 0 ? Math.max(0, fullPrice - 2 + roll(5)) : roll(fullPrice + 1);
}

function rollLine(roll: Dice): OracleLine {
  const unitPrice = roll(3) === 0 ? roll(50) : roll(900_000);
  const promotions = Array.from({ length: roll(6) }, () => {
    const quantity = 1 + roll(12);
    const price = rollBundlePrice(roll, quantity * unitPrice);
    const effective = NOW - roll(3) + 1;
    return { quantity, price, effective, expires: NOW - 1 + roll(3) };
  });
  const vatPercent = [0, 5, 20, roll(101)][roll(4)] ?? 0;
  return {
    quantity: rollQuantity(roll),
    unitPrice,
    vatPercent,
    isPrescription: roll(3) === 0,
    promotions,
  };
}

/** Returns the price by the rules, in the oracle's format. */
function priced(lines: readonly OracleLine[], deliveryFee: number) {
  const costs = lines.map((line) => {
    const promotions = line.promotions.map(({ quantity, price, effective, expires }) => ({
      quantity,
      price,
      startsAt: new Date(effective),
      endsAt: new Date(expires),
    }));
    return priceLine({ ...line, promotions: activePromotions(promotions, new Date(NOW)) });
  });
  const payable = orderAmount({ lineTotals: costs.map(({ total }) => total), deliveryFee });
  return { lines: costs, ...cartTotals(costs), payable };
}

const AMOUNTS = ['subtotal', 'vat', 'total', 'saving'] as const;

function agree(lines: readonly OracleLine[], deliveryFee: number): boolean {
  const ours = priced(lines, deliveryFee);
  const oracle = pricingOracle(lines, NOW, deliveryFee);
  const sumsAgree = AMOUNTS.every((amount) => BigInt(ours[amount]) === oracle[amount]);
  const linesAgree = oracle.lines.every((line, index) =>
    AMOUNTS.every((amount) => BigInt(ours.lines[index]?.[amount] ?? -1) === line[amount]),
  );
  return sumsAgree && linesAgree && BigInt(ours.payable) === oracle.payable;
}

test('priceLine agrees with an exact computation from the clauses for 100,000 random carts @9.5 @3.5', () => {
  const roll = createDice(20_261_120);
  const disagreements: unknown[] = [];
  for (let cart = 0; cart < CARTS; cart += 1) {
    const lines = Array.from({ length: 1 + roll(5) }, () => rollLine(roll));
    const deliveryFee = roll(20_000);
    if (!agree(lines, deliveryFee)) disagreements.push({ lines, deliveryFee });
  }
  expect(disagreements).toEqual([]);
}, 60_000);

test('the oracle agrees with a calculation by hand', () => {
  const sold = { unitPrice: 60_000, vatPercent: 20, isPrescription: false };
  const offer = { quantity: 3, price: 150_000, effective: NOW, expires: NOW };
  const answer = pricingOracle([{ ...sold, quantity: 7, promotions: [offer] }], NOW, 7_951);
  expect(answer).toEqual({
    lines: [{ subtotal: 360_000n, vat: 72_000n, total: 432_000n, saving: 60_000n }],
    subtotal: 360_000n,
    vat: 72_000n,
    total: 432_000n,
    saving: 60_000n,
    payable: 439_950n,
  });
});
