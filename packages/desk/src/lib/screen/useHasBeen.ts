import { useState } from 'react';

/** Returns whether something holds or has held since the component was mounted. */
export function useHasBeen(holds: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(holds);
  if (holds && !hasBeen) setHasBeen(true);
  return hasBeen || holds;
}
