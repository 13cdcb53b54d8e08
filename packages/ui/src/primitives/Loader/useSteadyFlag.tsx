import { useEffect, useState } from 'react';
import { type Schedule, schedule as realSchedule } from '../Toast/schedule.ts';

interface Timing {
  /** Only what lasts longer than this shows at all, in milliseconds. */
  readonly afterMs: number;
  /** What has shown stays at least this long, in milliseconds. */
  readonly atLeastMs: number;
  readonly schedule?: Schedule;
}

/**
 * A flag without flicker: turns true only after `isOn` has lasted `afterMs`, and then stays true for at
 * least `atLeastMs`. The loader's is 150 and 300 (spec 9.11, reading R18).
 */
export function useSteadyFlag(
  isOn: boolean,
  { afterMs, atLeastMs, schedule = realSchedule }: Timing,
): boolean {
  const [isShown, setIsShown] = useState(false);
  const [mayHide, setMayHide] = useState(false);

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

  if (isShown && mayHide && !isOn) setIsShown(false);

  return isShown;
}
