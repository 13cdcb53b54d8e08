/** Returns the reading direction of the page, for libraries that need it; styles handle it themselves. */
export function readingDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
