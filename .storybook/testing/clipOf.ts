import type { Clip } from '../../scripts/visual/clip.ts';

/**
 * Returns a picture's area: the whole page, or for a screen's other states only the main part between header and
 * footer.
 */
export function clipOf(part: 'page' | 'main'): Clip {
  const page = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const main = part === 'main' ? document.querySelector('main') : null;
  if (!main) return page;
  const { top, bottom } = main.getBoundingClientRect();
  const y = Math.max(0, Math.floor(top));
  return { ...page, y, height: Math.max(1, Math.min(innerHeight, Math.ceil(bottom)) - y) };
}
