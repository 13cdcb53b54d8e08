/** Words that staff of a filled shop search for, by how many customers have them. */
export const filledWords = {
  /** In every third company. */
  common: 'clinic',
  /** A name of one in thirty. */
  frequent: 'okafor',
  /** The name of five customers. */
  rare: 'quillfeather',
  postcode: 'YO17 4AB',
} as const;
