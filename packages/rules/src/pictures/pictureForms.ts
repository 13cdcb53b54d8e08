/**
 * The forms a drawn pack shot can take. The catalogue names one for each product, the art draws it;
 * the words live here because server and screens both need them and never meet.
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
