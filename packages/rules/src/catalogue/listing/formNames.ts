/** Every form, in the order of the filter and of the address. */
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
