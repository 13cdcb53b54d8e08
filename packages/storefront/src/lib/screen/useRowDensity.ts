import { create } from 'zustand';
import { browserStorage } from '@formulary/client/storage/storage';

/** Also read by early.js, before the first paint. */
const DENSITY_KEY = 'row_density';

interface RowDensity {
  readonly isCompact: boolean;
  readonly setCompact: (isCompact: boolean) => void;
}

function showDensity(isCompact: boolean): void {
  if (isCompact) document.documentElement.dataset['density'] = 'compact';
  else delete document.documentElement.dataset['density'];
}

/** Height of the rows of tables, as chosen in this browser; styles read it from the root element. */
export const useRowDensity = create<RowDensity>((set) => ({
  isCompact: false,
  setCompact: (isCompact) => {
    if (isCompact) browserStorage.setItem(DENSITY_KEY, 'compact');
    else browserStorage.removeItem(DENSITY_KEY);
    showDensity(isCompact);
    set({ isCompact });
  },
}));

/** Reads the choice again, after the page was rendered without it. */
export function restoreRowDensity(): void {
  const isCompact = browserStorage.getItem(DENSITY_KEY) === 'compact';
  showDensity(isCompact);
  useRowDensity.setState({ isCompact });
}
