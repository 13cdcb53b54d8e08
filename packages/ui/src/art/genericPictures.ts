import {
  genericColours,
  genericForms,
  genericPictureFile,
} from '@formulary/rules/pictures/genericPicture';
import type { PictureSpec } from '@formulary/rules/pictures/pictureSpec';

interface GenericPicture {
  readonly file: string;
  readonly spec: PictureSpec;
}

/**
 * Pack shots shared by imported medicines: every generic form in every generic colour, labelled with the form's plain
 * name.
 */
export const genericPictures: readonly GenericPicture[] = genericForms.flatMap(({ form, label }) =>
  genericColours.map((colour) => ({
    file: genericPictureFile(form, colour),
    spec: { form, colour, label },
  })),
);
