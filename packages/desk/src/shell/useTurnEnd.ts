import { useEffect } from 'react';
import { useNextItem } from '../features/today/nextItem.ts';
import { useFreshProof } from '../lib/http/freshProof.ts';
import { useDeskSession } from '../lib/session/deskSession.ts';
import { useOverlays } from './overlays/overlays.ts';

/**
 * Closes what is open in front of the page when another person takes over: above all the question for a fresh proof,
 * whose answer by the next person would run what the one before began.
 */
export function useTurnEnd(): void {
  useEffect(
    () =>
      useDeskSession.subscribe(({ turn }, before) => {
        if (turn === before.turn) return;
        useFreshProof.getState().answer?.(false);
        useOverlays.getState().close();
        useNextItem.setState(useNextItem.getInitialState(), true);
      }),
    [],
  );
}
