/** The id that a heading of a static page is linked to by: its words, without the number that may change. */
export function sectionId(title: string): string {
  const words = title.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.join('-');
}
