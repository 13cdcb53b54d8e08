/** Which way the page reads, for libraries that have to be told; styles find it out by themselves. */
export function readingDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
