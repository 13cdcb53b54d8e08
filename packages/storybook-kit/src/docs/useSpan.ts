import { type RefObject, useEffect, useState } from 'react';
import { inkWidth } from './inkWidth.ts';
import { COLUMNS, spanOf } from './spanOf.ts';

/** Padding of the shop's paper around a story, plus the border of its card, in pixels. */
const AROUND_PX = 50;

/** Height limit of full-width content, such as a field or notice, that fits half a row as well. */
const LINE_PX = 180;
const HALF = COLUMNS / 2;

/**
 * Returns how many columns a story takes, measured once in a full row. Returns the full row if the story outgrows them.
 * `around` is in pixels.
 */
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
      // Until a story renders, Storybook shows grey bars beside its container.
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
