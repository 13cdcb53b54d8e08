import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { queuesTakenBy } from '@formulary/rules/today/todayQueues';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { jobsOf } from '../jobs/jobs.ts';
import { useTakeNext } from '../features/today/useTakeNext.ts';
import { EVERYWHERE, useKeys } from '../lib/screen/useKeys.ts';
import { useOverlays } from './overlays/overlays.ts';

/** Runs the keys of every screen: `g` and a letter for a job, `n` for the next item, `?` for the list of keys, Ctrl K for the palette. */
export function useShellKeys(role: StaffRole): void {
  const navigate = useNavigate();
  const { openPalette, openKeys } = useOverlays();
  const takeNext = useTakeNext();
  const canTake = queuesTakenBy(role).length > 0;
  useKeys(EVERYWHERE, [
    { key: '/', does: 'Search', run: openPalette },
    ...(canTake ? [{ key: 'n', does: 'Take the next', run: () => void takeNext() }] : []),
    ...jobsOf(role).map(({ title, href, letter }) => ({
      key: `g ${letter}`,
      does: `Go to ${title}`,
      run: () => void navigate(href),
    })),
    { key: '[Shift]+?', shown: '?', does: 'Show the keys', run: openKeys },
  ]);
  useEffect(
    () =>
      tinykeys(
        globalThis.window,
        {
          '$mod+k': (event) => {
            event.preventDefault();
            openPalette();
          },
        },
        // Also while somebody types, but not in front of a dialog.
        { ignore: () => document.querySelector('dialog:modal') !== null },
      ),
    [openPalette],
  );
}
