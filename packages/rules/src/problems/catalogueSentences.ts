/** Messages about the catalogue that the desk says itself, so that its pages do not load all of `deskMessages`. */
export const catalogueSentences = {
  pictureUnreadable:
    'This is not a JPEG or PNG that can be opened. It may be broken, cut off or of another kind',
  pictureLarge: 'A picture has at most 8 MB. Please save it smaller',
  categoryUnchanged: 'Nothing of this category would change',
  productUnchanged: 'Nothing of this product would change',
} as const;
