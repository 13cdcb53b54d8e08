/**
 * Hides the focused field's caret, and returns a function that restores it. Uses read-only, because forced colours
 * ignore `caret-color` but a read-only field has no caret.
 */
export function hideCaret(): () => void {
  const field = document.activeElement;
  const hasCaret = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!hasCaret || field.readOnly) return () => {};
  field.readOnly = true;
  return () => {
    field.readOnly = false;
  };
}
