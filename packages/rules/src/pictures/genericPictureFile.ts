import type { PictureColour } from './pictureColours.ts';
import type { PictureForm } from './pictureForms.ts';

/**
 * File name of the unlabelled-by-name pack shot that imported medicines share:
 * `generic-<form>-<colour>.svg`, the form in kebab case (`generic-prefilled-syringe-teal.svg`).
 */
export function genericPictureFile(form: PictureForm, colour: PictureColour): string {
  const kebab = form.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return `generic-${kebab}-${colour}.svg`;
}
