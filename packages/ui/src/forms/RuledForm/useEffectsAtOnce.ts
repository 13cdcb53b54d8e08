import { useLayoutEffect, useState } from 'react';

/**
 * Runs the effects of what is drawn for the first time before anything else can happen. Until its effect has run, a field
 * of react-final-form forgets what is put into it, and a password manager puts it there at once. React leaves effects for
 * after the painting, unless an update that is asked for during the layout needs them earlier.
 */
export function useEffectsAtOnce(): void {
  const [, draw] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- The second drawing is what this is for.
  useLayoutEffect(() => draw(true), []);
}
