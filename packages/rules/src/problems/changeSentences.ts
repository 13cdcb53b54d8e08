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
