import { needsShipping } from '@formulary/rules/checkout/needsShipping';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import { lineVat, priceLine } from '@formulary/rules/pricing/priceLine';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import type { AuditRule } from '../AuditRule.ts';
import { keptOffers } from './keptOffers.ts';
import type { AuditedLine, AuditedOrder } from './orderBatches.queries.ts';

const ADDRESS_PARTS = 6;

/** A rule and the name of the row that breaks it. */
export type BrokenRule = readonly [id: AuditRule['id'], key: string];

/** Recomputes an order by the rules of its sale and returns the broken rules (spec 9.5, 5.21). */
export function brokenPromises(order: AuditedOrder): readonly BrokenRule[] {
  const { lines, deliveryFee, deliveryOptionId, addressParts } = order;
  const amount = orderAmount({ lineTotals: lines.map(({ total }) => total), deliveryFee });
  const hasAddress = needsShipping(deliveryOptionId)
    ? addressParts === ADDRESS_PARTS
    : addressParts === 0 && !order.hasCounty;
  const hasPrescription = lines.some(({ isPrescription }) => isPrescription);
  const hasManual = lines.some(({ isManual }) => isManual);
  const key = `order ${order.id}`;
  const broken: BrokenRule[] = lines.flatMap((line) => brokenByLine(line, order.placedAt));
  if (order.amount !== amount) broken.push(['I08', key]);
  if (!hasAddress) broken.push(['I11', key]);
  const isSaid =
    order.hasPrescription === hasPrescription && order.hasManualPrescription === hasManual;
  if (!isSaid) broken.push(['I24', key]);
  return broken;
}

function brokenByLine(line: AuditedLine, placedAt: Date): readonly BrokenRule[] {
  const { offers, areWhole } = keptOffers(line.promotions);
  const price = priceLine({ ...line, promotions: offers });
  const wereActive = activePromotions(offers, placedAt).length === offers.length;
  const key = `order line ${line.id}`;
  const broken: BrokenRule[] = [];
  if (line.subtotal !== price.subtotal) broken.push(['I06', key]);
  const isTaxed = line.vat === lineVat(line) && line.total === line.subtotal + line.vat;
  if (!isTaxed) broken.push(['I07', key]);
  const isSaving =
    line.fullPrice === price.subtotal + price.saving && line.subtotal <= line.fullPrice;
  if (!isSaving) broken.push(['I09', key]);
  if (!areWhole || !wereActive) broken.push(['I12', key]);
  return broken;
}
