/**
 * A second, independent computation of a cart's price: exact fractions of pounds on BigInt, written from the clauses
 * alone (spec 4.4 and 9.5, readings R3, R4 and R5). It imports nothing from the rules under test.
 */

/** A fraction of pounds; the denominator is above 0. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** A line in the terms of the clauses. Amounts in thousandths of a pound, times in milliseconds. */
export interface OracleLine {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly vatPercent: number;
  readonly isPrescription: boolean;
  readonly promotions: readonly {
    readonly quantity: number;
    readonly price: number;
    readonly effective: number;
    readonly expires: number;
  }[];
}

/** Amounts in thousandths of a pound, as exact whole numbers. */
export interface OracleAnswer {
  readonly lines: readonly {
    readonly subtotal: bigint;
    readonly vat: bigint;
    readonly total: bigint;
    readonly saving: bigint;
  }[];
  readonly subtotal: bigint;
  readonly vat: bigint;
  readonly total: bigint;
  readonly saving: bigint;
  readonly payable: bigint;
}

const THOUSANDTHS = 1000n;
const PENCE = 100n;

function pounds(thousandths: number): Fraction {
  return { over: BigInt(thousandths), under: THOUSANDTHS };
}

function plus(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { over: -b.over, under: b.under });
}

function times(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under };
}

function isMore(a: Fraction, b: Fraction): boolean {
  return a.over * b.under > b.over * a.under;
}

/** Rounds a non-negative amount half up to a multiple of one part of a pound. */
function nearest(amount: Fraction, partsOfAPound: bigint): Fraction {
  const doubled = 2n * amount.over * partsOfAPound + amount.under;
  return { over: doubled / (2n * amount.under), under: partsOfAPound };
}

function inThousandths(amount: Fraction): bigint {
  const scaled = amount.over * THOUSANDTHS;
  if (scaled % amount.under !== 0n) throw new Error('The oracle kept a fraction of a mill');
  return scaled / amount.under;
}

const NOTHING: Fraction = { over: 0n, under: 1n };

/** Spec 9.5 with R3: remove whole bundles, the largest that fits first, then charge single packs. */
function subtotalOf(line: OracleLine, now: number): Fraction {
  const unit = pounds(line.unitPrice);
  const offers = line.promotions
    .filter(({ effective, expires }) => !(now < effective || now > expires))
    .map(({ quantity, price }) => ({ packs: BigInt(quantity), price: pounds(price) }))
    .filter(({ packs, price }) => !isMore(price, times(unit, { over: packs, under: 1n })));
  let left = BigInt(line.quantity);
  let subtotal = NOTHING;
  while (left > 0n) {
    const fitting = offers.filter(({ packs }) => packs <= left);
    const largest = fitting.reduce((most, { packs }) => (packs > most ? packs : most), 1n);
    const cheapest = fitting
      .filter(({ packs }) => packs === largest)
      .reduce<Fraction | undefined>(
        (best, { price }) => (best === undefined || isMore(best, price) ? price : best),
        undefined,
      );
    const bundles = left / largest;
    const price = cheapest ?? unit;
    subtotal = plus(subtotal, times(price, { over: bundles, under: 1n }));
    left -= bundles * largest;
  }
  return subtotal;
}

function costOf(line: OracleLine, now: number) {
  const subtotal = subtotalOf(line, now);
  const normal = times(pounds(line.unitPrice), { over: BigInt(line.quantity), under: 1n });
  const rate = { over: BigInt(line.vatPercent), under: 100n };
  const vat = line.isPrescription ? NOTHING : nearest(times(subtotal, rate), THOUSANDTHS);
  return { subtotal, vat, total: plus(subtotal, vat), saving: minus(normal, subtotal) };
}

/** Returns the price of a cart at a moment. The delivery fee is in thousandths of a pound. */
export function pricingOracle(
  lines: readonly OracleLine[],
  now: number,
  deliveryFee: number,
): OracleAnswer {
  const costs = lines.map((line) => costOf(line, now));
  const sum = (column: 'subtotal' | 'vat' | 'total' | 'saving') =>
    costs.reduce((total, cost) => total + inThousandths(cost[column]), 0n);
  const toPay = plus({ over: sum('total'), under: THOUSANDTHS }, pounds(deliveryFee));
  return {
    lines: costs.map(({ subtotal, vat, total, saving }) => ({
      subtotal: inThousandths(subtotal),
      vat: inThousandths(vat),
      total: inThousandths(total),
      saving: inThousandths(saving),
    })),
    subtotal: sum('subtotal'),
    vat: sum('vat'),
    total: sum('total'),
    saving: sum('saving'),
    payable: inThousandths(nearest(toPay, PENCE)),
  };
}
