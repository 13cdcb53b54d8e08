import type { Promotion } from '@formulary/rules/pricing/promotion';
import { needsShipping } from '@formulary/rules/checkout/needsShipping';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import { lineVat } from '@formulary/rules/pricing/priceLine';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { priceLine } from '@formulary/rules/pricing/priceLine';
import type { Trx } from '../../platform/database/Trx.ts';
import type { AuditCheck, AuditRule, Findings } from '../AuditCheck.ts';
import { type LinePricing, type LinesAlike, linesAlike, linesLike } from './lineBatches.queries.ts';
import { type OrderParts, ordersAlike, ordersLike } from './orderBatches.queries.ts';

/** The stored offers of an order line, and whether all are readable. */
interface StoredOffers {
  readonly offers: readonly Promotion[];
  readonly areValid: boolean;
}

/** Parses a line's stored offers; leaves out malformed ones. */
function storedOffers(promotions: unknown): StoredOffers {
  const stored: readonly unknown[] = Array.isArray(promotions) ? promotions : [undefined];
  const offers = stored.map(offerOf).filter((offer) => offer !== undefined);
  return { offers, areValid: offers.length === stored.length };
}

function offerOf(kept: unknown): Promotion | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { quantity, price, startsAt, endsAt } = kept as Readonly<Record<string, unknown>>;
  if (typeof quantity !== 'number' || typeof price !== 'number') return undefined;
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return undefined;
  return { quantity, price, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

const ADDRESS_PARTS = 6;

/** Recomputes an order by the rules of its sale and returns the broken rules (spec 9.5, 5.21). */
function brokenByOrder(order: OrderParts): readonly AuditRule['id'][] {
  const { lineTotal, deliveryFee, deliveryOptionId, addressParts } = order;
  const amount = orderAmount({ lineTotals: [lineTotal], deliveryFee });
  const hasAddress = needsShipping(deliveryOptionId)
    ? addressParts === ADDRESS_PARTS
    : addressParts === 0 && !order.hasCounty;
  const broken: AuditRule['id'][] = [];
  if (order.amount !== amount) broken.push('I08');
  if (!hasAddress) broken.push('I11');
  const isSaid =
    order.hasPrescription === order.hasPrescribedLines &&
    order.hasManualPrescription === order.hasManualLines;
  if (!isSaid) broken.push('I24');
  return broken;
}

/** Returns the rules that a line's price breaks. Without a time, its offers are not compared with that of the order. */
function brokenByPrice(line: LinePricing, placedAt: Date | null): readonly AuditRule['id'][] {
  const { offers, areValid } = storedOffers(line.promotions);
  const price = priceLine({ ...line, promotions: offers });
  const wereActive =
    placedAt === null || activePromotions(offers, placedAt).length === offers.length;
  const broken: AuditRule['id'][] = [];
  if (line.subtotal !== price.subtotal) broken.push('I06');
  const isTaxed = line.vat === lineVat(line) && line.total === line.subtotal + line.vat;
  if (!isTaxed) broken.push('I07');
  const isSaving =
    line.fullPrice === price.subtotal + price.saving && line.subtotal <= line.fullPrice;
  if (!isSaving) broken.push('I09');
  if (!areValid || !wereActive) broken.push('I12');
  return broken;
}

/** An offer that was on at the first and at the last order was on at those between. */
function areBroken({ firstPlacedAt, lastPlacedAt, ...line }: LinesAlike): boolean {
  return [firstPlacedAt, lastPlacedAt].some((at) => brokenByPrice(line, at).length > 0);
}

async function recomputeLines(trx: Trx, findings: Findings): Promise<void> {
  const samples: number[] = [];
  for await (const batch of linesAlike(trx)) {
    for (const lines of batch) if (areBroken(lines)) samples.push(lines.sample);
  }
  if (samples.length === 0) return;
  for await (const batch of linesLike(trx, samples)) {
    for (const line of batch) {
      for (const id of brokenByPrice(line, line.placedAt)) {
        findings.add(id, [`order line ${line.id}`]);
      }
    }
  }
}

async function recomputeOrders(trx: Trx, findings: Findings): Promise<void> {
  const samples: number[] = [];
  for await (const batch of ordersAlike(trx)) {
    for (const orders of batch) if (brokenByOrder(orders).length > 0) samples.push(orders.sample);
  }
  if (samples.length === 0) return;
  for await (const batch of ordersLike(trx, samples)) {
    for (const order of batch) {
      for (const id of brokenByOrder(order)) findings.add(id, [`order ${order.id}`]);
    }
  }
}

/** Checks that recompute every order by the rules of its sale (I06 to I09, I11, I12, I24). */
export const recomputedChecks: readonly AuditCheck[] = [
  {
    rules: [
      { id: 'I06', severity: 1, rule: 'A line costs what quantity, unit price and offers make' },
      { id: 'I07', severity: 1, rule: 'VAT is its rate of the subtotal, none on prescription' },
      { id: 'I08', severity: 1, rule: 'An order costs its lines and its delivery, to the penny' },
      { id: 'I09', severity: 1, rule: 'A line never costs more than without its offers' },
      { id: 'I11', severity: 1, rule: 'An order goes to a whole address, or is collected' },
      { id: 'I12', severity: 1, rule: 'An offer in a price was on when the order was placed' },
      {
        id: 'I24',
        severity: 2,
        rule: 'An order says whether it has lines on prescription, and by hand',
      },
    ],
    run: async (trx, _context, findings) => {
      await recomputeLines(trx, findings);
      await recomputeOrders(trx, findings);
    },
  },
];
