/** What a prescriber is told of what their review does to the order's total. */
export const reviewSentences = {
  paid: 'This order is paid, so its total cannot rise.',
  cheaper: 'It becomes {amount} cheaper.',
  refunded: 'This order is paid. {amount} goes back to its buyer.',
  dearer: 'The order becomes {amount} dearer, and its buyer is told before paying.',
} as const;
