import { type RefObject, useEffect, useState } from 'react';
import { inkWidth } from './inkWidth.ts';
import { COLUMNS, spanOf } from './spanOf.ts';

/** The padding that the shop's paper lays around a story, and the edge of its card, in pixels. */
const AROUND_PX = 50;

/** What fills a row however wide it is and is no higher than this, a field or a notice, is as good on half of it. */
const LINE_PX = 180;
const HALF = COLUMNS / 2;

/** How many columns a story takes, measured when it has first been drawn on a whole row; a whole row again when it outgrows them. What stands around it is in pixels. */
export function useSpan(stage: RefObject<HTMLElement | null>, around = AROUND_PX): number {
  const [span, setSpan] = useState(COLUMNS);
  useEffect(() => {
    const { current } = stage;
    const row = current?.closest('[data-row]')?.clientWidth;
    if (!current || !row) return undefined;
    let isMeasured = false;
    const measure = () => {
      if (isMeasured) {
        if (current.scrollWidth > current.clientWidth) setSpan(COLUMNS);
        return;
      }
      // Until a story is drawn, Storybook shows grey bars beside its place.
      const width = inkWidth(current.querySelector('[id$="-inner"]') ?? current);
      if (width === 0) return;
      isMeasured = true;
      const needed = width + around;
      const isLine = needed >= row && current.clientHeight < LINE_PX;
      setSpan(isLine ? HALF : spanOf(needed, row));
    };
    const sizes = new ResizeObserver(measure);
    const comings = new MutationObserver(measure);
    sizes.observe(current);
    comings.observe(current, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      comings.disconnect();
    };
  }, [stage, around]);
  return span;
}
