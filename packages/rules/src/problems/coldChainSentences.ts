/** What the checkout says of goods that have to stay cold. */
export const coldChainSentences = {
  items: 'Has to stay cold: {products}.',
  daysOff: 'What has to stay cold does not travel over a day off.',
} as const;
