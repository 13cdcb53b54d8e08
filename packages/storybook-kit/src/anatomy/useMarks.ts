import { type RefObject, useEffect, useState } from 'react';
import { inkRects, partBox } from './partBox.ts';
import type { Place } from './leadersOf.ts';
import { type AnatomyPart, partIn } from './partIn.ts';
import { type Mark, placeMarks } from './placeMarks.ts';

/** The place where a figure's story is rendered: the page, or the frame of a story that covers a window. */
interface Stage {
  readonly root: Element;
  /** Distance from the figure's corner to the origin of the story's rectangles. */
  readonly offset: { readonly x: number; readonly y: number };
  /** Its visible area. */
  readonly room: DOMRect;
}

/** Returns the stage in a figure, or undefined while its frame is loading. */
function stageOf(figure: Element): Stage | undefined {
  const corner = figure.getBoundingClientRect();
  const frame = figure.querySelector('iframe');
  if (!frame) return { root: figure, offset: { x: -corner.left, y: -corner.top }, room: corner };
  const root = frame.contentDocument?.body;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const offset = { x: left - corner.left, y: top - corner.top };
  return root && { root, offset, room: new DOMRect(0, 0, width, height) };
}

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
