import { type RefObject, useEffect } from 'react';

declare global {
  /** The button that was pressed last on a page that no script had taken over yet. */
  var pressedEarly: Element | undefined;
}

/**
 * Presses a button that the server drew again, once it can act, if it was pressed before scripts had come: nobody who was
 * quicker than the line has to press twice. A button that was drawn by scripts has never been pressed before.
 */
export function usePressedEarly(inside: RefObject<Element | null>): void {
  useEffect(() => {
    const button = inside.current?.closest('button');
    if (!button || globalThis.pressedEarly !== button) return;
    globalThis.pressedEarly = undefined;
    // The effects of what holds it come after its own: the form takes over what was typed.
    queueMicrotask(() => button.click());
  }, [inside]);
}
