import { useLayoutEffect, useRef } from 'react';

/** The button of a row that takes it off, as the table of a list draws it: last in its row. */
const REMOVE = 'tbody > tr > td:last-child button';

/** Keeps the focus in a table of so many rows when one was taken off: it goes to the row that came in its place. */
export function useFocusAfterRemoval(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const expected = useRef<{ readonly index: number; readonly count: number }>(undefined);
  useLayoutEffect(() => {
    if (expected.current === undefined || count >= expected.current.count) return;
    const buttons = ref.current?.querySelectorAll<HTMLButtonElement>(REMOVE) ?? [];
    buttons[Math.min(expected.current.index, buttons.length - 1)]?.focus();
    expected.current = undefined;
  }, [count]);
  return {
    ref,
    /** The row at this place is about to go. */
    expect: (index: number) => {
      expected.current = { index, count };
    },
  };
}
