/** Storage instructions, shared so that the wording is uniform. */
export const storageNotes = {
  fridge:
    'Store in a refrigerator at 2 °C to 8 °C. Do not freeze. Keep in the outer carton to protect from light.',
  below25: 'Store below 25 °C in the original packaging. Do not freeze.',
  below30: 'Store below 30 °C in a dry place, away from direct sunlight.',
  range: 'Store at 2 °C to 25 °C. Do not freeze. Protect from light.',
  dry: 'Store in a clean, dry place. Do not use if the sterile barrier is damaged or open.',
  stockroom: 'Store in a clean, dry place, away from heat and direct sunlight.',
} as const;
