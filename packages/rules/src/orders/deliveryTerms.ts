import { MILLS_PER_PENNY, type Mills } from '../money/mills.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { DeliveryService } from './deliveryOption.ts';

/** The highest fee of a delivery: £1,000.00. */
const MOST_FEE: Mills = 1_000_000;
export const MOST_POSITION = 1_000;

/** What staff decide of a way of delivery; the fee is in mills with VAT. */
export interface DeliveryTerms {
  readonly details: string;
  readonly price: Mills;
  readonly service: DeliveryService;
  /** Its place among the others, from 0. */
  readonly position: number;
  readonly isOffered: boolean;
}

/** The methods of delivery in words. */
export const serviceWords: Readonly<Record<DeliveryService, string>> = {
  collection: 'Collection',
  'next-day': 'Next working day',
  saturday: 'Saturday',
  standard: 'Standard',
};

/**
 * Returns why a way of delivery cannot be so; undefined if it can. 'delivery-details' without a name, 'delivery-fee' below
 * £0.00, above £1,000.00 or with a part of a penny, and 'delivery-collection' where the first option is no collection, or
 * another one is: only the first is ordered without an address (reading R13).
 * @param isFirst whether it is the option of collection.
 */
export function deliveryFault({ details, price, service }: DeliveryTerms, isFirst: boolean) {
  if (details.trim() === '') return 'delivery-details';
  if (price < 0 || price > MOST_FEE || price % MILLS_PER_PENNY !== 0) return 'delivery-fee';
  return (service === 'collection') === isFirst ? undefined : 'delivery-collection';
}

/** Says a way of delivery in words: 'Saturday delivery, £14.95, Saturday, place 3, offered'. */
export function deliveryWords({
  details,
  price,
  service,
  position,
  isOffered,
}: DeliveryTerms): string {
  const offer = isOffered ? 'offered' : 'not offered';
  return `${details}, ${formatMoney(price)}, ${serviceWords[service]}, place ${position}, ${offer}`;
}
