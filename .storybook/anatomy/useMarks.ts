import { type RefObject, useEffect, useState } from 'react';
import { type AnatomyPart, partIn } from './partIn.ts';
import { type Mark, placeMarks } from './placeMarks.ts';

interface Marked {
  /** The parts in sight, in the order of their numbers. */
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
}

const NONE: Marked = { names: [], marks: [] };

function measured(stage: Element, parts: readonly AnatomyPart[]): Marked {
  const corner = stage.getBoundingClientRect();
  const found = parts.flatMap((part) => {
    const element = partIn(stage, part);
    return element ? [{ name: part[0], rect: element.getBoundingClientRect() }] : [];
  });
  const places = found.map(({ rect: { left, top, width, height } }) => ({
    x: left - corner.left,
    y: top - corner.top,
    width,
    height,
  }));
  return { names: found.map(({ name }) => name), marks: placeMarks(places, corner.width) };
}

const isSame = (one: Marked, other: Marked) => JSON.stringify(one) === JSON.stringify(other);

/** The marks of the parts that are in sight on a stage, measured anew whenever what is drawn there changes. */
export function useMarks(
  stage: RefObject<HTMLElement | null>,
  parts: readonly AnatomyPart[],
): Marked {
  const [marked, setMarked] = useState(NONE);
  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    const measure = () => {
      const next = measured(current, parts);
      setMarked((before) => (isSame(before, next) ? before : next));
    };
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    sizes.observe(current);
    changes.observe(current, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [stage, parts]);
  return marked;
}
