import { type RefObject, useEffect, useState } from 'react';
import { inkRects } from './inkRects.ts';
import type { Place } from './leadersOf.ts';
import { partBox } from './partBox.ts';
import { type AnatomyPart, partIn } from './partIn.ts';
import { type Mark, placeMarks } from './placeMarks.ts';
import { stageOf } from './stageOf.ts';

interface Marked {
  /** Names of the visible parts, in numerical order. */
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
}

const NONE: Marked = { names: [], marks: [] };

function measured(figure: Element, parts: readonly AnatomyPart[]): Marked {
  const stage = stageOf(figure);
  if (!stage) return NONE;
  const { offset, room } = stage;
  const placeOf = (rect: DOMRect): Place => {
    const [left, top] = [Math.max(rect.left, room.left), Math.max(rect.top, room.top)];
    const [right, bottom] = [Math.min(rect.right, room.right), Math.min(rect.bottom, room.bottom)];
    return { x: left + offset.x, y: top + offset.y, width: right - left, height: bottom - top };
  };
  const found = parts.flatMap((part) => {
    const element = partIn(stage.root, part);
    return element ? [{ name: part[0], place: placeOf(partBox(element)) }] : [];
  });
  const places = found.map(({ place }) => place);
  return {
    names: found.map(({ name }) => name),
    marks: placeMarks(places, figure.getBoundingClientRect(), inkRects(stage.root).map(placeOf)),
  };
}

const isSame = (one: Marked, other: Marked) => JSON.stringify(one) === JSON.stringify(other);

/** Returns marks for the visible parts of a figure, and measures again after each change. */
export function useMarks(
  figure: RefObject<HTMLElement | null>,
  parts: readonly AnatomyPart[],
): Marked {
  const [marked, setMarked] = useState(NONE);
  useEffect(() => {
    const { current } = figure;
    if (!current) return undefined;
    const measure = () => {
      const next = measured(current, parts);
      setMarked((before) => (isSame(before, next) ? before : next));
    };
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    const watch = () => {
      const { root } = stageOf(current) ?? {};
      if (!root) return;
      sizes.observe(root);
      changes.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] });
      // Measures again when a transition or scroll ends.
      root.addEventListener('transitionend', measure);
      root.addEventListener('scroll', measure, true);
      measure();
    };
    sizes.observe(current);
    changes.observe(current, { childList: true, subtree: true });
    // The frame appears after the figure, and its load event does not bubble.
    current.addEventListener('load', watch, true);
    watch();
    return () => {
      sizes.disconnect();
      changes.disconnect();
      current.removeEventListener('load', watch, true);
    };
  }, [figure, parts]);
  return marked;
}
