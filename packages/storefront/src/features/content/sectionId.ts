/** The id that a heading of a static page is linked to by: its words, without the number that may change. */
export function sectionId(heading: Element): string {
  const words = heading.textContent.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.join('-');
}
