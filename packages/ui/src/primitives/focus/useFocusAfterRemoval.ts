import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Rows {
  /** Number of rows in the list. */
  readonly count: number;
  /** Selector of the rows below the root. */
  readonly row: string;
  /** Selectors of what takes the focus in a row, first choice first. */
  readonly takes: readonly string[];
}

/**
 * Keeps the focus in a list when its focused row is removed: it moves to the row that took its place, or to the new
 * last one. With none left, the root takes it if it can.
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  { count, row, takes }: Rows,
): void {
  /** Index of the row that has, or last had, the focus. */
  const focused = useRef(-1);
  const before = useRef(count);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const note = ({ target }: FocusEvent) => {
      focused.current = rowsIn(element, row).findIndex((each) => each.contains(target as Node));
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // Removing a focused row blurs it without relatedTarget.
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

/** Returns whether the focus is lost; a disabled button cannot keep it. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
