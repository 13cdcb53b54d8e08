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
  /** Its parts, in reading order, what each is for and, where it is drawn, a selector that finds it in the story `drawnIn`. */
  readonly anatomy?: readonly (readonly [part: string, job: string, where?: string])[];
  /** The export of the story that shows most of its parts at rest: its page draws it with numbered marks. */
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
