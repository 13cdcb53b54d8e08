import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Rows {
  /** Keys of the rows, in order. */
  readonly keys: readonly string[];
  /** Key of the row that is open beside the list. */
  readonly openKey: string | undefined;
  /** J and K move, wherever the focus is. */
  readonly hasKeys: boolean;
  readonly onCurrent: ((key: string) => void) | undefined;
}

/** Returns whether the focus is lost: on nothing, because what had it left the page. */
const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const TAKES_LETTERS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [popover], dialog';

/** Returns whether a key is meant for the list: no modifier, nobody is typing, and no dialog is open. */
function isForList(event: KeyboardEvent): boolean {
  const isHeld = event.altKey || event.ctrlKey || event.metaKey;
  const target = event.target instanceof Element ? event.target : null;
  return !(
    event.defaultPrevented ||
    isHeld ||
    event.isComposing ||
    target?.closest(TAKES_LETTERS) ||
    document.querySelector('dialog:modal')
  );
}

/**
 * Keeps one row of a grid current: the one stop of Tab among them. J and K move it from anywhere on the page. When its
 * row leaves the list, the row in its place becomes current; the focus goes there if it was lost, as it does when what
 * was open beside the list closes.
 */
export function useGridRows(
  root: RefObject<HTMLElement | null>,
  { keys, openKey, hasKeys, onCurrent }: Rows,
) {
  const [chosen, setChosen] = useState<{ readonly key: string; readonly index: number }>();
  const found = chosen === undefined ? -1 : keys.indexOf(chosen.key);
  const index = found === -1 ? Math.min(chosen?.index ?? 0, keys.length - 1) : found;
  const currentKey = keys[index];

  const rowOf = (key: string) =>
    root.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"]`);

  /** Moving the focus chooses too, before the next render. */
  const latestKey = useRef<string>(undefined);
  const choose = (key: string) => {
    if (key === latestKey.current) return;
    latestKey.current = key;
    setChosen({ key, index: keys.indexOf(key) });
    onCurrent?.(key);
  };

  const moveTo = (next: number) => {
    const key = keys[Math.max(0, Math.min(next, keys.length - 1))];
    if (key === undefined) return undefined;
    choose(key);
    rowOf(key)?.focus();
    return key;
  };

  // The first press comes to the current row, unless the focus is there.
  const step = (by: number) => {
    const isAmongRows = Boolean(document.activeElement?.closest('tr[data-key]'));
    return moveTo(isAmongRows || chosen !== undefined ? index + by : index);
  };
  const latest = useRef(step);
  useLayoutEffect(() => {
    latest.current = step;
  });

  useEffect(() => {
    if (!hasKeys) return undefined;
    const press = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined || !isForList(event)) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasKeys]);

  /** Set once the focus was among the rows; cleared when it goes elsewhere by itself. */
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Element && target.closest('tr[data-key]') !== null;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // A row that is removed loses the focus to nothing.
      if (relatedTarget !== null) hadFocus.current = false;
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
    };
  }, [root]);

  const before = useRef(openKey);
  useLayoutEffect(() => {
    const closed =
      before.current !== undefined && openKey === undefined ? before.current : undefined;
    before.current = openKey;
    if (!isFocusLost()) return;
    const closedRow = closed === undefined ? undefined : rowOf(closed);
    const isRowGone = hadFocus.current && currentKey !== undefined;
    if (closedRow) closedRow.focus({ preventScroll: true });
    else if (closed !== undefined || isRowGone) rowOf(currentKey ?? '')?.focus();
    // Only another row and the end of what was open move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [currentKey, openKey]);

  return { currentKey, index, choose, moveTo };
}
