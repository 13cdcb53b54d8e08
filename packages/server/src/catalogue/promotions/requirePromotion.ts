import { promotionFault, type PromotionTerms } from '@formulary/rules/pricing/newPromotion';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import type { DeskPromotion } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { Refused } from '../../platform/problems/Refused.ts';

/** Fields of the form that a fault belongs to. */
const fieldOf = {
  'price-nothing': 'price',
  'price-above-most': 'price',
  'price-decimals': 'price',
  'promotion-dearer': 'price',
  'promotion-quantity': 'quantity',
  'promotion-ends-first': 'endsAt',
  'promotion-over': 'endsAt',
} as const;

/** Refuses a promotion of a product as `promotionFault` says, with the field at fault. */
export function requirePromotion(
  terms: PromotionTerms,
  { name, prices }: Pick<DeskPromotion['product'], 'name' | 'prices'>,
  now: Date,
): void {
  const code = promotionFault(terms, { prices, now });
  if (!code) return;
  const message = fillGaps(deskMessages[code], { product: name });
  throw new Refused({ code, message, errors: { [fieldOf[code]]: message } });
}
