import {
  INSET_PX,
  type Leader,
  leadersOf,
  type Place,
  type Point,
  SIDES,
  type Size,
} from './leadersOf.ts';

/** Numbered mark in a margin of a figure, with its target. */
export interface Mark {
  readonly number: number;
  /** Centre of the mark. */
  readonly at: Point;
  /** End of the line, just before the part. */
  readonly to: Point;
}

/** Minimum distance between two marks. */
export const MARK_PX = 28;

/** Cost of a pixel that crosses content, as extra pixels of line. */
const CROSSING = 40;

const isWithin = (inner: Place, outer: Place) =>
  inner.x > outer.x - 1 &&
  inner.y > outer.y - 1 &&
  inner.x + inner.width < outer.x + outer.width + 1 &&
  inner.y + inner.height < outer.y + outer.height + 1;

const shared = (one: number, other: number, start: number, size: number) =>
  Math.max(0, Math.min(Math.max(one, other), start + size) - Math.max(Math.min(one, other), start));

/** Returns how many pixels of a line cross content. */
function crossed({ at, to }: Leader, ink: Place): number {
  if (at.y === to.y) {
    const isLevel = at.y >= ink.y && at.y <= ink.y + ink.height;
    return isLevel ? shared(at.x, to.x, ink.x, ink.width) : 0;
  }
  const isUpright = at.x >= ink.x && at.x <= ink.x + ink.width;
  return isUpright ? shared(at.y, to.y, ink.y, ink.height) : 0;
}

/** Cost of moving a mark away from another one, which slants its line. */
const SLANTING = 40;

const isBeside = (one: Leader, other: Leader) =>
  one.side === other.side && Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) < MARK_PX;

/** Returns the shortest free line to a part, unless another one crosses less content. */
function bestLeader(
  part: Place,
  room: Size,
  ink: readonly Place[],
  taken: readonly Leader[],
): Leader {
  const others = ink.filter((each) => !isWithin(part, each) && !isWithin(each, part));
  const cost = (leader: Leader) =>
    Math.abs(leader.at.x - leader.to.x) +
    Math.abs(leader.at.y - leader.to.y) +
    CROSSING * others.reduce((sum, each) => sum + crossed(leader, each), 0) +
    SLANTING * taken.filter((each) => isBeside(leader, each)).length;
  const [best] = leadersOf(part, room)
    .map((leader) => ({ leader, cost: cost(leader) }))
    .toSorted((one, other) => one.cost - other.cost);
  return best!.leader;
}

/** Moves the marks in a margin apart, within its ends. */
function spread(marks: readonly Mark[], axis: 'x' | 'y', end: number): readonly Mark[] {
  const sorted = marks.toSorted((one, other) => one.at[axis] - other.at[axis]);
  let free = INSET_PX;
  const forward = sorted.map(({ at }) => {
    const place = Math.max(at[axis], free);
    free = place + MARK_PX;
    return place;
  });
  let limit = end - INSET_PX;
  const places = forward.toReversed().map((place) => {
    const kept = Math.min(place, limit);
    limit = kept - MARK_PX;
    return kept;
  });
  return sorted.map((mark, index) => ({
    ...mark,
    at: { ...mark.at, [axis]: places.at(-1 - index) },
  }));
}

/** Places numbered marks in the four margins, with short lines that cross no content and marks that do not overlap. */
export function placeMarks(
  parts: readonly Place[],
  room: Size,
  ink: readonly Place[] = [],
): readonly Mark[] {
  const leaders: Leader[] = [];
  for (const part of parts) leaders.push(bestLeader(part, room, [...ink, ...parts], leaders));
  const marks = leaders.map((leader, index) => ({ number: index + 1, ...leader }));
  return SIDES.flatMap((side) => {
    const isUpright = side === 'left' || side === 'right';
    return spread(
      marks.filter((mark) => mark.side === side),
      isUpright ? 'y' : 'x',
      isUpright ? room.height : room.width,
    );
  });
}
