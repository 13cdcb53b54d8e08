import { useEffect, useRef, useState } from 'react';
import type { Schedule } from './schedule.ts';

/** A toast stays 5 seconds, and 1 more after it was hovered or focused (spec 9.11). */
const STAYS_MS = 5000;
const STAYS_ON_MS = 1000;

interface Countdown {
  readonly isRunning: boolean;
  readonly onEnd: () => void;
  readonly schedule: Schedule;
}

/** Ends after 5 seconds unless held; 1 second after release. */
export function useCountdown({ isRunning, onEnd, schedule }: Countdown) {
  const [isHeld, setIsHeld] = useState(false);
  const wasHeld = useRef(false);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isHeld) wasHeld.current = true;
    if (!isRunning || isHeld) return undefined;
    return schedule(() => end.current(), wasHeld.current ? STAYS_ON_MS : STAYS_MS);
  }, [isRunning, isHeld, schedule]);

  return { hold: () => setIsHeld(true), letGo: () => setIsHeld(false) };
}
