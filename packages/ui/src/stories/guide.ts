import type { KeyRow } from './keyRow.ts';
import type { ScreenName } from './screenName.ts';

/**
 * What a component's docs page says beyond its docblock, states and props: `parameters: { guide: { … } satisfies Guide }`.
 * A page has the sections that help its component; what a sentence would only repeat is left out.
 */
export interface Guide {
  /** The situations that call for it. */
  readonly useFor?: readonly string[];
  /** The situations that call for something else, and for what. */
  readonly useNot?: readonly string[];
  /**
   * Its parts as a designer names them, in reading order, and what each is for: two to seven, none for what has one part to
   * see (an icon, a tag, a bar), is one thing again and again, or keeps the place of something else. `where` finds a part in
   * the story `drawnIn`, which fails where it cannot: a selector (`tfoot`), words that it says (`"In stock"`), or both
   * (`dt "Delivery"`). A part without it comes in another state only.
   */
  readonly anatomy?: readonly (readonly [part: string, job: string, where?: string])[];
  /**
   * The export of the story that shows most of its parts: its page draws it with numbered marks. It is drawn at rest; one
   * tagged `played`, or not inline, is drawn in a frame, as it is once it has played.
   */
  readonly drawnIn?: string;
  /** Keys, what they do, and the check that presses them: the story named Keyboard walks them with `pressAlong`. */
  readonly keyboard?: readonly KeyRow[];
  /** What a screen reader says, in the order in which it is heard. */
  readonly screenReader?: readonly string[];
  /** How its words are written. */
  readonly content?: readonly string[];
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
  /** The screens it is on; for a screen to come, the one it was made for. */
  readonly usedBy?: readonly ScreenName[];
}
