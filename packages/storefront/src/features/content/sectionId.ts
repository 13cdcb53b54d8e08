/** Returns the anchor id of a heading: its words without the section number, which may change. */
export function sectionId(title: string): string {
  const words = title.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.join('-');
}
