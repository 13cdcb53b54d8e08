const typed = (name: string): string => {
  if (name === 'Space') return ' ';
  if (name.startsWith('Shift+')) return `{Shift>}${typed(name.slice(6))}{/Shift}`;
  return name.length > 1 ? `{${name}}` : name;
};

/** Performs the browser's default actions, which synthetic keys do not trigger. */
function doAsTheBrowser(name: string, pressed: Element | null): void {
  const over = [...document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open')].at(-1);
  if (name === 'Escape' && over?.matches(':popover-open')) over.hidePopover();
  else if (name === 'Escape' && over instanceof HTMLDialogElement) over.requestClose();
  else if (name === 'Tab' && pressed instanceof HTMLDialogElement)
    pressed.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
  else if (['Enter', 'Space'].includes(name) && pressed instanceof HTMLElement)
    if (pressed.tagName === 'SUMMARY') pressed.click();
}

/** Presses a key, by its browser name, with synthetic events. */
async function pressByScript(
  name: string,
  userEvent: { readonly keyboard: (keys: string) => Promise<void> },
): Promise<void> {
  const pressed = document.activeElement;
  let isAnswered = false;
  const note = (event: Event) => {
    isAnswered = event.defaultPrevented;
  };
  window.addEventListener('keydown', note);
  await userEvent.keyboard(typed(name));
  window.removeEventListener('keydown', note);
  if (!isAnswered) doAsTheBrowser(name, pressed);
}

type PressKey = typeof pressByScript;

/** Implementation of key presses: a script where stories are viewed, the browser itself in tests. */
export const fingers: { press: PressKey } = { press: pressByScript };
