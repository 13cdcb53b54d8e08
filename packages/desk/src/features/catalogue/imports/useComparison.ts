import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { compareCatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import { useEffect, useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';

/** How far the comparison of an import is. */
interface Comparison {
  readonly compared: number;
  /** Why it stopped. */
  readonly problem: string | undefined;
  readonly goOn: () => void;
}

/** Compares an import with the catalogue, a second at a time, until it is compared or the screen is left. */
export function useComparison(id: number, already: number, onReady: () => void): Comparison {
  const [compared, setCompared] = useState(already);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const left = new AbortController();
    const compareAll = async () => {
      try {
        for (let state = 'comparing'; state === 'comparing' && !left.signal.aborted;) {
          const answer = await callDesk(
            compareCatalogueImport,
            { params: { id } },
            { isBackground: true },
          );
          ({ state } = answer);
          if (!left.signal.aborted) setCompared(answer.compared);
        }
        if (!left.signal.aborted) onReady();
      } catch (failure) {
        if (!(failure instanceof ApiProblem)) throw failure;
        if (!left.signal.aborted) setProblem(failure.message);
      }
    };
    void compareAll();
    return () => left.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback must not begin a second comparison
  }, [id, attempt]);
  return {
    compared,
    problem,
    goOn: () => {
      setProblem(undefined);
      setAttempt(attempt + 1);
    },
  };
}
