import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus between the search field (`data-stop`) and the links below it with the arrow keys; it stops at either
 * end. Ignores keys with a modifier and keys that belong to an input method.
 */
export function alongStops(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const isHeld = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (step === undefined || isHeld || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop], a[href]')];
  const at = stops.findIndex((stop) => stop === event.target);
  if (at === -1) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
