import { DensitySwitch } from '@formulary/ui/primitives/data/DensitySwitch';
import { useEffect } from 'react';
import { restoreRowDensity, useRowDensity } from './useRowDensity.ts';

/** Lets the user choose compact rows; the browser remembers it for all tables. */
export function RowDensity() {
  const { isCompact, setCompact } = useRowDensity();
  useEffect(restoreRowDensity, []);
  return <DensitySwitch isCompact={isCompact} onChange={setCompact} />;
}
