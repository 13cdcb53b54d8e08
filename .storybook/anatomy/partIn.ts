import type { Guide } from '../../packages/ui/src/stories/guide.ts';

/** A part of a component, as its guide names it. */
export type AnatomyPart = NonNullable<Guide['anatomy']>[number];

const isInSight = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

/** The first element in sight that a part's selector finds; none where it has no selector. */
export function partIn(root: Element, [, , where]: AnatomyPart): Element | undefined {
  if (where === undefined) return undefined;
  return [...root.querySelectorAll(where)].find(isInSight);
}
