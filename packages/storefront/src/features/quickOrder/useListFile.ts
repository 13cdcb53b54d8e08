import type { ColumnChoices, ColumnQuestion } from '@formulary/rules/quickOrder/listColumns';
import { useRef, useState } from 'react';
import { type NotTaken, pasteList, type Progress, takeFile } from './takeList.ts';
import type { useRowMatches } from './useRowMatches.ts';

/** A list that waits for the answer to a question, and goes on with it. */
interface AskedList extends ColumnQuestion {
  readonly choose: (choice: number | 'none') => void;
}

/** Lists that are pasted or come from a file: read and put among the rows as a whole, asked about, or refused in words. */
export function useListFile(lookUp: ReturnType<typeof useRowMatches>['lookUp']) {
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<AskedList>();
  const called = useRef<AbortController>(undefined);

  const settle = (
    notTaken: NotTaken | undefined,
    choices: ColumnChoices,
    readAgain: (choices: ColumnChoices) => void,
  ) => {
    const question = typeof notTaken === 'object' ? notTaken : undefined;
    setProblem(typeof notTaken === 'string' ? notTaken : undefined);
    setAsked(
      question && {
        ...question,
        choose: (choice) => readAgain({ ...choices, [question.role]: choice }),
      },
    );
  };

  const paste = (id: number, text: string, choices: ColumnChoices = {}): boolean => {
    const { isList, notTaken } = pasteList(id, text, choices);
    settle(notTaken, choices, (chosen) => paste(id, text, chosen));
    return isList;
  };

  const take = async (file: File, choices: ColumnChoices = {}) => {
    setProblem(undefined);
    setAsked(undefined);
    const controller = new AbortController();
    called.current = controller;
    const { signal } = controller;
    try {
      const notTaken = await takeFile(file, { lookUp, signal, onProgress: setProgress }, choices);
      settle(notTaken, choices, (chosen) => void take(file, chosen));
    } finally {
      setProgress(undefined);
    }
  };

  return {
    progress,
    problem,
    asked,
    /** Answers whether the text was a list, whether or not it could be taken. */
    paste: (id: number, text: string): boolean => paste(id, text),
    take: (file: File) => void take(file),
    cancel: () => called.current?.abort(),
    forget: () => {
      setProblem(undefined);
      setAsked(undefined);
    },
  };
}
