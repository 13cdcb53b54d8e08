import { useLayoutEffect, useState } from 'react';

/**
 * Runs the effects of the first render before anything else can happen. A react-final-form field loses input that
 * arrives before its effect, and password managers fill fields at once. React defers effects until after paint, unless
 * an update requested during layout needs them earlier.
 */
export function useFlushEffects(): void {
  const [, draw] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- The hook exists to cause this second render.
  useLayoutEffect(() => draw(true), []);
}
