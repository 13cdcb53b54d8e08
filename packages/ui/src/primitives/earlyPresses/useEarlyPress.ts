import { type RefObject, useEffect } from 'react';

export interface EarlyPress {
  readonly pressed: HTMLElement;
  /** Target of a link or a submitted search; early.js queues both only behind buttons. */
  readonly address: string | undefined;
}

/** State of early.js, which runs before any other script. */
export interface Early {
  /** Waiting presses, oldest first. */
  readonly queue: EarlyPress[];
  /** Hydrated buttons, and whether each can act. */
  readonly hydrated: WeakMap<Element, boolean>;
  /** Set while a press is replayed, so that the click is not queued again. */
  isActing: boolean;
  /** Server-rendered buttons, until the page is at rest: only those may not be hydrated yet. */
  served?: ReadonlySet<Element>;
  /** Reports that a button is hydrated, and whether it can act. */
  setHydrated(button: Element, canAct: boolean): void;
  onHydrated?: () => void;
  onQueued?: () => void;
  /** Whether the slash key opens the shop's search instead of the plain field. */
  isSearchLive?: boolean;
}

declare global {
  var early: Early | undefined;
}

/** Replays presses made on a button before it could act. Only server-rendered buttons can have such presses. */
export function useEarlyPress(inside: RefObject<Element | null>, canAct = true): void {
  useEffect(() => {
    const button = inside.current?.closest('button');
    if (button) globalThis.early?.setHydrated(button, canAct);
  }, [inside, canAct]);
}
