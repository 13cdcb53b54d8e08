/** Ref of a control that takes the focus as it appears, where the one before it has gone. */
export const focusNow = (control: HTMLElement | null): void => control?.focus();
