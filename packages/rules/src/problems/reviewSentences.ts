/** What buyer and prescriber are told of what a review does to the order's total. */
export const reviewSentences = {
  paid: 'This order is paid, so its total cannot rise.',
  cheaper: 'It becomes {amount} cheaper.',
  refunded: 'This order is paid. {amount} goes back to its buyer.',
  dearer: 'The order becomes {amount} dearer, and its buyer is told before paying.',
  mayChange:
    'Your prescriber may change quantities or products until they have signed. If the amount changes, we email you the new one.',
} as const;
