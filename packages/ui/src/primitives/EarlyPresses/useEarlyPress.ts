import { type RefObject, useEffect } from 'react';

export interface KeptPress {
  readonly pressed: HTMLElement;
  /** Where a link, or a search that was sent, leads to; both are kept behind buttons only. */
  readonly address: string | undefined;
}

/** What early.js keeps of a page, from before any other script has run. */
export interface Early {
  /** In the order in which they were pressed. */
  readonly waiting: KeptPress[];
  /** The buttons that scripts have taken over, and whether each can act. */
  readonly known: WeakMap<Element, boolean>;
  /** What is clicked now is pressed for somebody, and never kept. */
  isActing: boolean;
  /** The buttons that came with the page, until it is at rest: only those may not have been taken over yet. */
  served?: ReadonlySet<Element>;
  /** Says that scripts have taken over a button, and whether it can act. */
  tell(button: Element, canAct: boolean): void;
  onTold?: () => void;
  onKept?: () => void;
  /** A slash opens the search of the shop, no longer the plain field. */
  isSearchLive?: boolean;
}

declare global {
  var early: Early | undefined;
}

/** Acts on presses of a button from before it could act. A button that was drawn by scripts has never been pressed before. */
export function useEarlyPress(inside: RefObject<Element | null>, canAct = true): void {
  useEffect(() => {
    const button = inside.current?.closest('button');
    if (button) globalThis.early?.tell(button, canAct);
  }, [inside, canAct]);
}
