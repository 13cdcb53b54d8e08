/** What a buyer is told beside the amount that is still to be paid. */
export const paymentSentences = {
  arrived: '{part} of {amount} has arrived, thank you. This is the rest.',
  changed: 'Your prescriber changed what is on prescription: the total was {before}, and is {now}.',
  packs: '{before} before, {now} now',
} as const;
