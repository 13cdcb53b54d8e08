/**
 * Stops the caret of the focused field from blinking; answers how to let it. Forced colours take no notice of
 * `caret-color`, but a field that cannot be changed has no caret.
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
