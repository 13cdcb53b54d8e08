/** Selects the fields in which letters are text, so that no single key of the page works there. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, [contenteditable="true"]';

/** Returns whether what is pressed on an element is text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
