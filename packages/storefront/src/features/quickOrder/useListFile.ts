import { useRef, useState } from 'react';
import { pasteList, type Progress, takeFile } from './takeList.ts';
import type { useRowMatches } from './useRowMatches.ts';

/** Lists that are pasted or come from a file: read and put among the rows as a whole, or refused in words. */
export function useListFile(lookUp: ReturnType<typeof useRowMatches>['lookUp']) {
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const called = useRef<AbortController>(undefined);

  const take = async (file: File) => {
    setProblem(undefined);
    const controller = new AbortController();
    called.current = controller;
    const { signal } = controller;
    try {
      setProblem(await takeFile(file, { lookUp, signal, onProgress: setProgress }));
    } finally {
      setProgress(undefined);
    }
  };

  return {
    progress,
    problem,
    /** Answers whether the text was a list, whether or not it could be taken. */
    paste: (id: number, text: string): boolean => {
      const pasted = pasteList(id, text);
      setProblem(pasted.problem);
      return pasted.isList;
    },
    take: (file: File) => void take(file),
    cancel: () => called.current?.abort(),
    forget: () => setProblem(undefined),
  };
}
