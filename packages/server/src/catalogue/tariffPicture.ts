import { genericColours } from '@formulary/rules/pictures/genericColours';
import type { GenericForm } from '@formulary/rules/pictures/genericForms';
import { genericPictureFile } from '@formulary/rules/pictures/genericPictureFile';

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
};

/** Words in a medicine's name that tell its form where the unit ("ml", "gram", "dose") does not; the first that fits wins. */
const BY_WORDS: readonly (readonly [RegExp, GenericForm])[] = [
  [/\bdisposable devices?\b|\bpens?\b/iu, 'cartridge'],
  [/\binhaler|\binhalation|\bnebuliser/iu, 'inhaler'],
  [/\bdrops\b/iu, 'dropperBottle'],
  [/\bspray\b|\bfoam\b|\baerosol/iu, 'sprayBottle'],
  [/\bcream|\bgel\b|\bointment|\bpaste\b|\bemulsion/iu, 'tube'],
  [/\binfusion\b/iu, 'infusionBag'],
  [/\binjection\b|\bvaccine\b/iu, 'vial'],
  [/\bpowder|\bgranules/iu, 'jar'],
  [/\bliquid|\bsolution|\bsuspension|\belixir|\blotion|\boil\b|\bshampoo|\bmouthwash/iu, 'bottle'],
];

/** Units whose medicines come as more than one kind of pack, so that the name speaks first. */
const UNITS_THE_NAME_REFINES = new Set(['pre-filled disposable injection', 'bottle', 'device']);

function genericForm(unitOfMeasure: string, medicineName: string): GenericForm {
  const unit = unitOfMeasure.trim().toLowerCase();
  const byUnit = BY_UNIT[unit];
  if (byUnit !== undefined && !UNITS_THE_NAME_REFINES.has(unit)) return byUnit;
  const byWords = BY_WORDS.find(([words]) => words.test(medicineName))?.[1];
  if (unit === 'pre-filled disposable injection')
    return byWords === 'cartridge' ? 'cartridge' : 'prefilledSyringe';
  return byWords ?? byUnit ?? 'carton';
}

/**
 * Picture file of an imported medicine: the form read from its tariff unit and name, the colour from `seed`
 * (any stable number, such as the last digits of the pack code), so that neighbours differ and an import
 * repeated gives the same picture (spec 9.12).
 */
export function tariffPicture(unitOfMeasure: string, medicineName: string, seed: number): string {
  const index = Math.abs(Math.trunc(seed)) % genericColours.length;
  const colour = genericColours[index] ?? 'teal';
  return genericPictureFile(genericForm(unitOfMeasure, medicineName), colour);
}
