import { idleMinutes } from '@formulary/rules/accounts/deskLock';
import { getDeskStation } from '@formulary/rules/calls/desk/deskStationCalls';
import { getDeskLock } from '@formulary/rules/calls/desk/deskSessionCalls';
import { useEffect } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { readSession } from '../../lib/http/readSession.ts';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { useDeskSession } from '../../lib/session/deskSession.ts';
import { idleStep } from './idleStep.ts';

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Returns whether the session of the cookie is locked; another tab may have kept it open. */
async function isLockedNow(): Promise<boolean> {
  try {
    return (await callDesk(getDeskLock, {}, { isBackground: true })).isLocked;
  } catch {
    // Unreachable or over: what is on the screen is not for others either way.
    return true;
  }
}

/** Covers the page, unless another tab uses the session; then this one asks again with the next tick. */
async function lockUnlessUsed(): Promise<void> {
  if (await isLockedNow()) useDeskSession.getState().lock();
}

/**
 * Covers the page after ten minutes without use, three at a shared station, as the server then refuses every call. Until then it keeps the session
 * alive for a person who works without calls. Looks again when the page becomes visible.
 */
export function useIdleLock(): void {
  const isOpen = useDeskSession(({ state }) => state === 'open');
  const { data: station } = useDeskRead(getDeskStation, isOpen ? {} : null);
  const idleMs = (station?.lockMinutes ?? idleMinutes(false)) * MINUTE_MS;
  useEffect(() => {
    if (!isOpen) return undefined;
    let lastSign = performance.now();
    let lastAlive = lastSign;
    const note = () => {
      lastSign = performance.now();
    };
    const look = () => {
      const now = performance.now();
      const step = idleStep({ now, lastSign, lastAlive, idleMs });
      if (step === 'lock') void lockUnlessUsed();
      if (step !== 'tell') return;
      lastAlive = now;
      void readSession();
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void readSession(true);
    };
    for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true });
    document.addEventListener('visibilitychange', lookAgain);
    const timer = setInterval(look, TICK_MS);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note);
      document.removeEventListener('visibilitychange', lookAgain);
      clearInterval(timer);
    };
  }, [isOpen, idleMs]);
}
