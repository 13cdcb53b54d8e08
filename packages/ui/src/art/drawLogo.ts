/** The Formulary mark, 48 × 48: an open formulary whose pages are a leaf, on one rounded tile. Decorative; the name stands beside it as text. */
export function drawLogo(tile = '#0f5f4c', mark = '#fffdf7'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
    `<rect width="48" height="48" rx="12" fill="${tile}"/>` +
    `<path d="M24 38V20" stroke="${mark}" stroke-width="2.5" stroke-linecap="round"/>` +
    `<path d="M24 20c0-7 5-11 13-11 0 8-5 12-13 12z" fill="${mark}"/>` +
    `<path d="M24 27c0-7-5-11-13-11 0 8 5 12 13 12z" fill="none" stroke="${mark}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<path d="M12 38h24" stroke="${mark}" stroke-width="2.5" stroke-linecap="round"/></svg>\n`
  );
}
