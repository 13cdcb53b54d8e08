/**
 * The forms of a pack shot. The catalogue assigns one to each product, and the illustrations draw it. Declared here
 * because both server and screens need them.
 */
export const pictureForms = [
  'vial',
  'ampoule',
  'prefilledSyringe',
  'cartridge',
  'tube',
  'bottle',
  'dropperBottle',
  'sprayBottle',
  'jar',
  'carton',
  'blister',
  'capsules',
  'tabletBottle',
  'needle',
  'cannula',
  'emptySyringe',
  'dressing',
  'gloves',
  'mask',
  'swab',
  'sachet',
  'sharpsBin',
  'infusionBag',
  'device',
  'mixingKit',
  'inhaler',
  'patch',
  'suppository',
  'leaflet',
  'roller',
  'carryCase',
] as const;

export type PictureForm = (typeof pictureForms)[number];
