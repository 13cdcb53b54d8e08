import { genericColours, genericPictureFile } from '@formulary/rules/pictures/genericPicture';
import type { GenericForm } from '@formulary/rules/pictures/genericPicture';

const BY_UNIT: Readonly<Record<string, GenericForm>> = {
  tablet: 'blister',
  capsule: 'capsules',
  lozenge: 'tabletBottle',
  piece: 'tabletBottle',
  ampoule: 'ampoule',
  vial: 'vial',
  'pre-filled disposable injection': 'prefilledSyringe',
  cartridge: 'cartridge',
  sachet: 'sachet',
  patch: 'patch',
  plaster: 'dressing',
  suppository: 'suppository',
  pessary: 'suppository',
  enema: 'bottle',
  applicator: 'tube',
  tube: 'tube',
  bottle: 'bottle',
  device: 'device',
  system: 'device',
  film: 'sachet',
  stocking: 'dressing',
  cm: 'dressing',
  ml: 'bottle',
  gram: 'tube',
};

/**
 * Words of a medicine's name that tell its form where the unit ("ml", "gram", "dose") does not; the first match wins.
 */
const BY_WORDS: readonly (readonly [RegExp, GenericForm])[] = [
  [/\bdisposable devices?\b|\bpens?\b/iu, 'cartridge'],
  [/\bnebuliser/iu, 'ampoule'],
  [/\binhaler|\binhalation/iu, 'inhaler'],
  [/\bdrops\b/iu, 'dropperBottle'],
  [/\bspray\b|\bfoam\b|\baerosol/iu, 'sprayBottle'],
  [/\bcream|\bgel\b|\bointment|\bpaste\b|\bemulsion/iu, 'tube'],
  [/\binfusion\b/iu, 'infusionBag'],
  [/\binjection\b|\bvaccine\b/iu, 'vial'],
  [/\bpowder|\bgranules/iu, 'jar'],
  [/\bliquid|\bsolution|\bsuspension|\belixir|\blotion|\boil\b|\bshampoo|\bmouthwash/iu, 'bottle'],
];

/** Units of several kinds of pack: the name decides, and the unit only if the name does not. */
const UNITS_THE_NAME_REFINES = new Set(['ml', 'gram', 'bottle', 'device']);

function genericForm(unitOfMeasure: string, medicineName: string): GenericForm {
  const unit = unitOfMeasure.trim().toLowerCase();
  const byUnit = BY_UNIT[unit];
  const byWords = BY_WORDS.find(([words]) => words.test(medicineName))?.[1];
  if (unit === 'pre-filled disposable injection' && byWords === 'cartridge') return 'cartridge';
  if (byUnit !== undefined && !UNITS_THE_NAME_REFINES.has(unit)) return byUnit;
  return byWords ?? byUnit ?? 'carton';
}

/**
 * Returns the picture file of an imported medicine. The form follows from its tariff unit and name, the colour from
 * `seed`, a stable number such as the last digits of the pack code. Neighbours then differ, and a repeated import gives
 * the same picture (spec 9.12).
 */
export function tariffPicture(unitOfMeasure: string, medicineName: string, seed: number): string {
  const index = Math.abs(Math.trunc(seed)) % genericColours.length;
  const colour = genericColours[index] ?? 'teal';
  return genericPictureFile(genericForm(unitOfMeasure, medicineName), colour);
}
