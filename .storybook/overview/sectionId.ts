/** The address on the page of a section of the index. */
export const sectionId = (name: string): string =>
  `section-${name.toLowerCase().replaceAll(' ', '-')}`;
