/** Returns the anchor of an index section. */
export const sectionId = (name: string): string =>
  `section-${name.toLowerCase().replaceAll(' ', '-')}`;
