import type { PictureColour, PictureForm } from './pictureSpec.ts';

/** The pack forms for imported medicines, with the text of their shared label. */
export const genericForms = [
  { form: 'blister', label: 'Tablets' },
  { form: 'capsules', label: 'Capsules' },
  { form: 'tabletBottle', label: 'Lozenges and gum' },
  { form: 'bottle', label: 'Oral liquid' },
  { form: 'dropperBottle', label: 'Drops' },
  { form: 'sprayBottle', label: 'Spray or foam' },
  { form: 'tube', label: 'Cream, gel or ointment' },
  { form: 'jar', label: 'Powder or granules' },
  { form: 'vial', label: 'Vial for injection' },
  { form: 'ampoule', label: 'Ampoules' },
  { form: 'prefilledSyringe', label: 'Prefilled syringe' },
  { form: 'cartridge', label: 'Injection pen' },
  { form: 'infusionBag', label: 'Infusion' },
  { form: 'inhaler', label: 'Inhaler' },
  { form: 'patch', label: 'Transdermal patches' },
  { form: 'suppository', label: 'Suppositories' },
  { form: 'sachet', label: 'Oral powder' },
  { form: 'dressing', label: 'Plasters and dressings' },
  { form: 'device', label: 'Device' },
  { form: 'carton', label: 'Medicine' },
] as const satisfies readonly { readonly form: PictureForm; readonly label: string }[];

export type GenericForm = (typeof genericForms)[number]['form'];

/**
 * Returns the file name of the pack shot that imported medicines share. The format is `generic-<form>-<colour>.svg`,
 * the form in kebab case (`generic-prefilled-syringe-teal.svg`).
 */
export function genericPictureFile(form: PictureForm, colour: PictureColour): string {
  const kebab = form.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return `generic-${kebab}-${colour}.svg`;
}

/** The colour families for pictures of imported medicines. */
export const genericColours = [
  'teal',
  'blue',
  'indigo',
  'plum',
  'coral',
  'amber',
  'olive',
  'slate',
] as const satisfies readonly PictureColour[];
