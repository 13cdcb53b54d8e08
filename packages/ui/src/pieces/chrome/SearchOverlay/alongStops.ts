import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus along the field of a search (`data-stop`) and the links below it with the arrow keys; at either end it
 * stays. Keys that are held with another, or that choose a character, are not its own.
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
