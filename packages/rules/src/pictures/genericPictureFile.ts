import type { PictureColour } from './pictureColours.ts';
import type { PictureForm } from './pictureForms.ts';

/**
 * Returns the file name of the pack shot that imported medicines share. The format is `generic-<form>-<colour>.svg`,
 * the form in kebab case (`generic-prefilled-syringe-teal.svg`).
 */
export function genericPictureFile(form: PictureForm, colour: PictureColour): string {
  const kebab = form.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return `generic-${kebab}-${colour}.svg`;
}
