import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import type { RefusalCode } from '../problems/messages.ts';
import { reviewSentences } from '../problems/reviewSentences.ts';
import { itemValue } from './itemValue.ts';
import type { Prescription } from './prescription.ts';
import type { PrescriptionItem } from './prescriptionItem.ts';

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
 * Returns by how much a review makes a prescription dearer, or cheaper when below 0. Prescriptions bear no VAT. A bundle that
 * several prescriptions of an order fill together is priced by the server alone, when it is verified.
 */
export function reviewDifference(before: { readonly items: Items }, after: Items): Mills {
  return worth(after) - worth(before.items);
}

/** Returns why items cannot be verified in place of those that were ordered: a paid order never becomes dearer. */
export function reviewCostRefusal(before: Reviewed, after: Items): RefusalCode | undefined {
  const isDearer = before.order?.isPaid === true && reviewDifference(before, after) > 0;
  return isDearer ? 'order-paid-total' : undefined;
}

/** Returns what a review does to the order's total, in words; nothing where it is unpaid and stays. */
export function reviewCostSentence(before: Reviewed, after: Items): string | undefined {
  const isPaid = before.order?.isPaid === true;
  const difference = reviewDifference(before, after);
  const amount = formatMoney(Math.abs(difference));
  if (difference < 0) {
    return fillGaps(isPaid ? reviewSentences.refunded : reviewSentences.cheaper, { amount });
  }
  if (isPaid) return reviewSentences.paid;
  return difference > 0 ? fillGaps(reviewSentences.dearer, { amount }) : undefined;
}
