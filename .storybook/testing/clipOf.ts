import type { Clip } from '../../scripts/visual/clip.ts';

/** What a picture shows: the whole page, or of a screen's later states what is between header and footer, the only part that is new. */
export function clipOf(part: 'page' | 'main'): Clip {
  const page = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const main = part === 'main' ? document.querySelector('main') : null;
  if (!main) return page;
  const { top, bottom } = main.getBoundingClientRect();
  const y = Math.max(0, Math.floor(top));
  return { ...page, y, height: Math.max(1, Math.min(innerHeight, Math.ceil(bottom)) - y) };
}
