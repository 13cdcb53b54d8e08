/**
 * Ref of the field that a dialog focuses when it opens, in place of its close button. React's `autoFocus` focuses too
 * early and omits the attribute.
 */
export const focusFirst = (control: HTMLElement | null): void =>
  control?.setAttribute('autofocus', '');
