/** Reasons why nothing may be supplied against a prescription, for the staff who pack its order. */
export const dispenseSentences = {
  broken: 'Prescription {id} does not hold: {names}',
  unrecorded: 'Prescription {id} has no record of how it was signed',
  unsigned: 'Prescription {id} is not signed',
  unconfirmed: 'The signature of prescription {id} is not confirmed',
  outOfDate: 'Prescription {id} is older than six months: cancel the order',
  uncovered: 'The order has packs that stand on no prescription that holds',
} as const;
