/** Every form in the one order in which forms are offered and written. */
export const formNames = [
  'injection',
  'filler',
  'tablet',
  'liquid',
  'cream',
  'solution',
  'drops',
  'powder',
  'patch',
  'suppository',
  'needle',
  'dressing',
  'other',
] as const;
