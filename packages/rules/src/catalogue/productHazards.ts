/** The hazards of products, in the order in which they are shown. */
export const hazardNames = [
  'flammable',
  'pressurised',
  'corrosive',
  'cytotoxic',
  'sharps',
  'controlled-storage',
] as const;

export type ProductHazard = (typeof hazardNames)[number];

/** What whoever picks and packs a product has to know: its name, and what to do. */
export const productHazards: Readonly<
  Record<ProductHazard, { readonly label: string; readonly handling: string }>
> = {
  flammable: { label: 'Flammable', handling: 'Keep away from heat; not by air' },
  pressurised: { label: 'Pressurised', handling: 'Do not pierce or crush; not by air' },
  corrosive: { label: 'Corrosive', handling: 'Wear gloves; pack upright and apart' },
  cytotoxic: { label: 'Cytotoxic', handling: 'Wear gloves; seal in its own bag' },
  sharps: { label: 'Sharps', handling: 'Check that the box is closed and whole' },
  'controlled-storage': {
    label: 'Controlled storage',
    handling: 'Take it from the locked cupboard; a second person signs',
  },
};
