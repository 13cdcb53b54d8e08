/** Where a numbered mark stands and what it points to, in pixels from the corner of the figure. */
export interface Mark {
  readonly number: number;
  readonly side: 'left' | 'right';
  /** The middle of the mark. */
  readonly y: number;
  /** Beside the edge of the part. */
  readonly to: { readonly x: number; readonly y: number };
}

/** A rectangle in a figure. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far two marks stand apart at least. */
export const MARK_PX = 28;

/** A line ends this far before its part, so that it covers no letter. */
const CLEAR_PX = 5;

/** Tall parts are pointed to near their beginning. */
const DEEPEST_PX = 40;

function pointing(place: Place, number: number, middle: number): Mark {
  const isLeft = place.x + place.width / 2 <= middle || place.x < MARK_PX * 2;
  const y = place.y + Math.min(place.height / 2, DEEPEST_PX);
  const x = isLeft ? place.x - CLEAR_PX : place.x + place.width + CLEAR_PX;
  return { number, side: isLeft ? 'left' : 'right', y, to: { x, y } };
}

function spread(marks: readonly Mark[]): readonly Mark[] {
  let last = -Infinity;
  return marks
    .toSorted((one, other) => one.y - other.y)
    .map((mark) => {
      last = Math.max(mark.y, last + MARK_PX);
      return { ...mark, y: last };
    });
}

/** Numbers the parts of a figure in its two margins, each at the height of its part and none over another. */
export function placeMarks(places: readonly Place[], width: number): readonly Mark[] {
  const marks = places.map((place, index) => pointing(place, index + 1, width / 2));
  return [
    ...spread(marks.filter(({ side }) => side === 'left')),
    ...spread(marks.filter(({ side }) => side === 'right')),
  ];
}
