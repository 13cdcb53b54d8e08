import { pageWork } from '../LazyPart/pageWork.ts';
import { judgePress } from './judgePress.ts';
import type { KeptPress } from './useEarlyPress.ts';

/** Whether a press was acted on and the page has not been at rest since. */
let isBusy = false;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Finds what is to be clicked now: what was pressed itself, or what has come in its place under the same name. */
function standInOf({ pressed, address }: KeptPress): HTMLElement | undefined {
  const { press } = pressed.dataset;
  if (press !== undefined)
    return all(`[data-press="${CSS.escape(press)}"]`).find((each) =>
      globalThis.early?.known.has(each),
    );
  if (address === undefined) return pressed.isConnected ? pressed : undefined;
  return all('a').find(
    (link) => (link as HTMLAnchorElement).href === address && link.checkVisibility(),
  );
}

function actOn({ pressed, address }: KeptPress, standIn: HTMLElement | undefined): void {
  if (!standIn) {
    if (address !== undefined) location.assign(address);
    return;
  }
  // The focus was on what is gone.
  if (standIn !== pressed && document.activeElement === document.body) standIn.focus();
  standIn.click();
}

/** Acts on the press that waits longest, if it can; tells whether it did. */
function actOnNext(isAtRest: boolean): boolean {
  const { early } = globalThis;
  if (isAtRest) isBusy = false;
  for (;;) {
    const next = early?.waiting[0];
    if (!early || !next) return false;
    const standIn = standInOf(next);
    const isLink = next.address !== undefined;
    const canAct = isLink || (standIn !== undefined && (early.known.get(standIn) ?? isAtRest));
    const verdict = judgePress({ isLink, canAct, isAtRest, isBusy });
    if (verdict === 'wait') return false;
    early.waiting.shift();
    if (early.waiting.length === 0) delete document.documentElement.dataset['waiting'];
    if (verdict === 'act') {
      isBusy = true;
      // What it does counts as pending from here on, and the page comes to rest after it.
      const end = pageWork.begin('what was pressed early');
      early.isActing = true;
      actOn(next, standIn);
      early.isActing = false;
      end();
      return true;
    }
  }
}

/**
 * Acts on presses that came before they could act: nobody who was quicker than the line has to press twice. Each has its
 * turn, as soon as what was pressed can act, and is forgotten if that is not there when the page is at rest. Begins with the
 * page, before anything is forgotten.
 */
export function actOnEarlyPresses(): void {
  const { early } = globalThis;
  if (!early) return;
  early.served = new Set(document.querySelectorAll('button'));
  // The effects of what holds a button come after its own: the form takes over what was typed.
  early.onTold = () => {
    if (early.waiting.length > 0) queueMicrotask(() => void actOnNext(false));
  };
  early.onKept = () => pageWork.begin('what was pressed early')();
  pageWork.beforeRest(() => {
    if (!actOnNext(true)) early.served = new Set();
  });
}
