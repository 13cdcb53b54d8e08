import type { ColumnChoices, ColumnQuestion } from '@formulary/rules/quickOrder/listColumns';
import { readRows } from '@formulary/rules/quickOrder/readRows';
import { useRef, useState } from 'react';
import {
  listText,
  pasteList,
  importFile,
  type ImportProblem,
  type Progress,
} from './importList.ts';
import { type OpenList, useQuickOrderDraft } from './quickOrderDraft.ts';
import type { useRowMatches } from './useRowMatches.ts';

type ReadAgain = (choices: ColumnChoices) => void;

/** List with an open question. */
interface AskedList {
  readonly question: ColumnQuestion;
  readonly list: OpenList;
  /** Continues with the answer; undefined reads the text again, as for pasted text. */
  readonly readAgain?: ReadAgain;
}

/** Manages lists that are pasted or read from a file: inserts them as a whole, asks a question, or shows a refusal. */
export function useListFile(lookUp: ReturnType<typeof useRowMatches>['lookUp']) {
  const { openList, keepOpen } = useQuickOrderDraft();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  // Asks again after a reload; a file is kept as its text.
  const [asked, setAsked] = useState<AskedList | undefined>(() => openList && reopen(openList));
  const called = useRef<AbortController>(undefined);

  const settle = (notTaken: ImportProblem | undefined, list: OpenList, readAgain: ReadAgain) => {
    const question = typeof notTaken === 'object' ? notTaken : undefined;
    setProblem(typeof notTaken === 'string' ? notTaken : undefined);
    setAsked(question && { question, list, readAgain });
    keepOpen(question && list);
  };

  const paste = (list: OpenList): boolean => {
    const { isList, notTaken } = pasteList(list.at, list.text, list.choices);
    settle(notTaken, list, (choices) => paste({ ...list, choices }));
    return isList;
  };

  const take = async (file: File, choices: ColumnChoices = {}) => {
    setProblem(undefined);
    setAsked(undefined);
    const controller = new AbortController();
    called.current = controller;
    const { signal } = controller;
    try {
      const notTaken = await importFile(file, { lookUp, signal, onProgress: setProgress }, choices);
      const text = typeof notTaken === 'object' ? await listText(file) : undefined;
      const list = { text: text?.ok ? text.value : '', choices };
      settle(notTaken, list, (chosen) => void take(file, chosen));
    } finally {
      setProgress(undefined);
    }
  };
  const readAgain = asked?.readAgain ?? ((choices) => asked && paste({ ...asked.list, choices }));

  return {
    progress,
    problem,
    asked: asked && {
      ...asked.question,
      choose: (choice: number | 'none') =>
        readAgain({ ...asked.list.choices, [asked.question.role]: choice }),
    },
    /** Returns whether the text was a list, taken or not. */
    paste: (id: number, text: string): boolean => paste({ text, at: id, choices: {} }),
    take: (file: File) => void take(file),
    cancel: () => called.current?.abort(),
    forget: () => {
      setProblem(undefined);
      setAsked(undefined);
      keepOpen(undefined);
    },
  };
}

/** Asks again about a stored list. */
function reopen(list: OpenList): AskedList | undefined {
  const read = readRows(list.text, list.choices);
  return read.ok && read.value.kind === 'question' ? { question: read.value, list } : undefined;
}
