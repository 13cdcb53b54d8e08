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
