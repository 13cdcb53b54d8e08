import { formatMoney } from '../../money/formatMoney.ts';
import type { Mills } from '../../money/mills.ts';
import { fillGaps } from '../../problems/fillGaps.ts';
import type { RefusalCode } from '../../problems/messages.ts';
import { itemValue } from './itemValue.ts';
import type { Prescription } from '../prescription.ts';
import type { PrescriptionItem } from '../prescriptionItem.ts';

/** Messages to a prescriber about the effect of a review on the order's total. */
const sentences = {
  paid: 'This order is paid, so its total cannot rise.',
  cheaper: 'It becomes {amount} cheaper.',
  refunded: 'This order is paid. {amount} goes back to its buyer.',
  dearer: 'The order becomes {amount} dearer, and its buyer is told what is still to pay.',
} as const;

type Items = readonly Pick<
  PrescriptionItem,
  'quantity' | 'unitPrice' | 'promotions' | 'substitutedBy'
>[];
type Reviewed = Pick<Prescription, 'order'> & { readonly items: Items };

function worth(items: Items): Mills {
  return items
    .filter(({ substitutedBy }) => substitutedBy === undefined)
    .reduce((sum, item) => sum + itemValue(item).value, 0);
}

/**
 * Returns by how much a review raises the order's amount; negative if it lowers it. Prescriptions have no VAT.
 * Undefined if a changed item is sold in bundles: several prescriptions of an order may share one, which only the
 * server can see.
 */
function reviewDifference(before: { readonly items: Items }, after: Items): Mills | undefined {
  const changed = after.flatMap((item, index) => {
    const ordered = before.items[index];
    const isKept =
      ordered?.quantity === item.quantity && ordered.substitutedBy === item.substitutedBy;
    return isKept ? [] : [item, ...(ordered ? [ordered] : [])];
  });
  const isBundled = changed.some(({ promotions }) => promotions.length > 0);
  return isBundled ? undefined : worth(after) - worth(before.items);
}

/**
 * Returns the refusal of reviewed items: the amount of a paid order never rises. Undefined if only the server knows; it
 * refuses with the same message.
 */
export function reviewCostRefusal(before: Reviewed, after: Items): RefusalCode | undefined {
  const isDearer = before.order?.isPaid === true && (reviewDifference(before, after) ?? 0) > 0;
  return isDearer ? 'order-paid-total' : undefined;
}

/**
 * Describes the effect of a review on the order's total. Undefined if an unpaid total stays the same or only the server
 * knows.
 */
export function reviewCostSentence(before: Reviewed, after: Items): string | undefined {
  const isPaid = before.order?.isPaid === true;
  const difference = reviewDifference(before, after) ?? 0;
  const amount = formatMoney(Math.abs(difference));
  if (difference < 0) {
    return fillGaps(isPaid ? sentences.refunded : sentences.cheaper, { amount });
  }
  if (isPaid) return sentences.paid;
  return difference > 0 ? fillGaps(sentences.dearer, { amount }) : undefined;
}
