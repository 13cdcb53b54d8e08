import { useEffect, useState } from 'react';
import { type Schedule, schedule as realSchedule } from '../../toasts/schedule.ts';

interface Timing {
  /** Delay before showing, in milliseconds. */
  readonly afterMs: number;
  /** Minimum time to show, in milliseconds. */
  readonly atLeastMs: number;
  readonly schedule?: Schedule;
}

/**
 * Returns a flag without flicker: true only after `isOn` has lasted `afterMs`, and then for at least `atLeastMs`. The
 * loader uses 150 and 300 (spec 9.11, reading R18).
 */
export function useSteadyFlag(
  isOn: boolean,
  { afterMs, atLeastMs, schedule = realSchedule }: Timing,
): boolean {
  const [isShown, setIsShown] = useState(false);
  const [canHide, setMayHide] = useState(false);

  useEffect(() => {
    if (!isOn || isShown) return undefined;
    return schedule(() => {
      setMayHide(false);
      setIsShown(true);
    }, afterMs);
  }, [isOn, isShown, afterMs, schedule]);

  useEffect(() => {
    if (!isShown) return undefined;
    return schedule(() => setMayHide(true), atLeastMs);
  }, [isShown, atLeastMs, schedule]);

  if (isShown && canHide && !isOn) setIsShown(false);

  return isShown;
}
