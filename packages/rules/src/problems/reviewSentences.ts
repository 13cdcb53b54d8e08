/** Reasons why a section of the checkout is not taken over from the last order. The gap holds a delivery option. */
export const reviewSentences = {
  notOffered: '{option} is not offered any more',
  dearer: '{option} costs {now} now, not {before}',
  incomplete: 'Your billing details have to be completed',
  moved: 'Your billing address has changed since. Please say where this order goes',
} as const;
