/** Moves the focus to the heading of the open side panel, if there is one. */
export function focusSidePanel(): void {
  document.querySelector<HTMLElement>('[data-part="side-panel-title"]')?.focus();
}
