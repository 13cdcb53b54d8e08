import { isCodeLoading } from '@formulary/ui/primitives/lazy/loadLazily';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { isLeaving } from '@formulary/client/screen/shownRouter';

/** What the keys of the page know of a key. */
export interface KnownKeys {
  /** Whether a part of the screen has this single key, or a sequence that it begins or ends. */
  readonly isKnown: (event: KeyboardEvent) => boolean;
  /** Whether a key is meant for the page, and not for a field or a dialog. */
  readonly isForPage: (event: KeyboardEvent) => boolean;
}

/** Keys wait this long for their screen; then they are dropped. */
const LONGEST_HELD_MS = 10_000;

interface HeldKey {
  readonly event: KeyboardEvent;
  readonly at: number;
}

let held: readonly HeldKey[] = [];
let isDelivering = false;
let shown: string | undefined;

/** Tells which address the screen in view has, once its keys work. */
export function noteShownScreen(pathname: string): void {
  shown = pathname;
}

/** Whether a screen, dialog or form was asked for and is not there yet: what is in view is not what keys are meant for. */
function isComing(): boolean {
  return isCodeLoading() || isLeaving(shown);
}

/** A space presses a button or scrolls, unless it stands between keys that are held. */
const isPlain = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && (key !== ' ' || held.length > 0) && !ctrlKey && !metaKey && !altKey;

/**
 * Holds a single key that was pressed before its screen, and returns whether it did. Held keys are pressed again in their
 * order: each once nothing is on its way, and a part of the page has it or the page is at rest. Escape drops them.
 */
export function holdKey(event: KeyboardEvent, keys: KnownKeys): boolean {
  if (isDelivering) return false;
  if (event.key === 'Escape') held = [];
  if (!isPlain(event)) {
    // Enter or Tab after what was typed.
    if (isInField() && !isComing()) deliverAll();
    return false;
  }
  if (held.length === 0) {
    if (!keys.isForPage(event)) return false;
    const isEarly = isComing() || (!keys.isKnown(event) && pageWork.pending().length > 0);
    if (!isEarly) return false;
    lookAgain(() => deliver(keys, { isHere: false, isAtRest: false }));
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  held = [...held, { event, at: performance.now() }];
  return true;
}

/**
 * Looks after the next frame, once the browser is idle: what has loaded is rendered by then, and has taken the focus.
 */
function lookAgain(look: () => void): void {
  requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(look));
}

/** Presses the first held key once it can be answered. `before` is how the page was at the last look. */
function deliver(keys: KnownKeys, before: PageState): void {
  const [first, ...later] = held;
  if (first === undefined) return;
  if (performance.now() - first.at > LONGEST_HELD_MS) {
    held = [];
    return;
  }
  const now = pageState();
  if (now.isHere && before.isHere) {
    const isAtRest = now.isAtRest && before.isAtRest;
    if (isInField()) deliverAll();
    else if (keys.isKnown(first.event) || isAtRest) {
      held = later;
      press(first.event);
    }
  }
  if (held.length > 0) lookAgain(() => deliver(keys, now));
}

interface PageState {
  readonly isHere: boolean;
  readonly isAtRest: boolean;
}

const pageState = (): PageState => ({
  isHere: !isComing(),
  isAtRest: pageWork.pending().length === 0,
});

/** Types all held keys into the field that has the focus. */
function deliverAll(): void {
  const all = held;
  held = [];
  for (const { event } of all) press(event);
}

const FIELD = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

const isInField = (): boolean => document.activeElement?.matches(FIELD) === true;

/** Presses a key again where the focus is now: a field takes it as text. */
function press({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  if (isInField()) {
    // The one way to type that form libraries, maxlength and Undo notice.
    document.execCommand('insertText', false, key);
    return;
  }
  isDelivering = true;
  try {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
    );
  } finally {
    isDelivering = false;
  }
}
