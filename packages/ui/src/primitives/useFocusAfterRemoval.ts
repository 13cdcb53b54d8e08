import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Rows {
  /** How many rows the list has. */
  readonly count: number;
  /** Finds the rows below the root. */
  readonly row: string;
  /** Finds what takes the focus in a row, the first choice first. */
  readonly takes: readonly string[];
}

/**
 * Keeps the focus in a list when the row that has it is removed: it goes to the row that took its place, or to the new last
 * one. With none left, the root takes it where it can.
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  { count, row, takes }: Rows,
): void {
  /** The row that has the focus, or had it last. */
  const focused = useRef(-1);
  const before = useRef(count);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const note = ({ target }: FocusEvent) => {
      focused.current = rowsIn(element, row).findIndex((each) => each.contains(target as Node));
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // A row that is removed leaves the focus to nobody.
      if (relatedTarget !== null) focused.current = -1;
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
    };
  }, [root, row]);

  useLayoutEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (!isShorter || focused.current < 0 || !isFocusLost() || !root.current) return;
    const rows = rowsIn(root.current, row);
    const next = rows[Math.min(focused.current, rows.length - 1)];
    const target = takes.map((each) => next?.querySelector<HTMLElement>(each)).find(Boolean);
    (target ?? root.current).focus({ preventScroll: target === undefined });
    // Only a change of the length moves the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count]);
}

const rowsIn = (root: HTMLElement, row: string) => [...root.querySelectorAll<HTMLElement>(row)];

/** A button that was disabled under the focus cannot keep it. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
