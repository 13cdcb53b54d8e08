/** Messages about a line that differs from what the buyer saw. The gaps hold name and figures. */
export const changeSentences = {
  quantity: '{name}: the quantity is {now} now, not {before}',
  price: '{name}: the price is {now} now, not {before}',
  split: '{name}: the subtotal or its VAT has changed',
  offer: '{name}: the offer has changed',
  added: '{name} was added to the cart',
  deliveryFee: 'The delivery fee is {now} now, not {before}',
  amount: 'The amount to pay is {now} now, not {before}',
  prescriptions: 'Your prescriptions have changed. Please check who gets what',
  gone: 'This item is no longer in your cart',
} as const;

/** Messages about changes of a line that is bought again. The gaps hold figures. */
export const againSentences = {
  prescription: 'It is sold on prescription only now: the checkout asks for the patient',
  noPrescription: 'It is sold without a prescription only now',
  price: 'The price is {now} now, not {before}',
  vat: 'VAT is {now}% now, not {before}%',
  offerEnded: 'The offer of {n} for {price} has ended',
  offerBegun: 'There is an offer now: {n} for {price}',
  fewer: 'Only {now} of {before} packs could go into your cart: no more are in stock',
  had: 'Your cart had {n} of these already',
} as const;

/** Reasons why nothing may be supplied against a prescription, for the staff who pack its order. */
export const dispenseSentences = {
  broken: 'Prescription {id} does not hold: {names}',
  unrecorded: 'Prescription {id} has no record of how it was signed',
  unsigned: 'Prescription {id} is not signed',
  unconfirmed: 'The signature of prescription {id} is not confirmed',
  outOfDate: 'Prescription {id} is older than six months: cancel the order',
  uncovered: 'The order has packs that stand on no prescription that holds',
} as const;
