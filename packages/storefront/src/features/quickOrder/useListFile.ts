import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { quickOrderSentences } from '@formulary/rules/problems/quickOrderSentences';
import type { QuickRow } from '@formulary/rules/quickOrder/quickRow';
import { readLimits } from '@formulary/rules/quickOrder/readLimits';
import { readRows } from '@formulary/rules/quickOrder/readRows';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';
import { isEmptyRow } from './isEmptyRow.ts';
import { listText } from './listText.ts';
import { useQuickOrderDraft } from './quickOrderDraft.ts';
import type { useRowMatches } from './useRowMatches.ts';

type LookUp = ReturnType<typeof useRowMatches>['lookUp'];

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Lists that are pasted or come from a file: read and put among the rows as a whole, or refused in words. */
export function useListFile(lookUp: LookUp) {
  const { place } = useQuickOrderDraft();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const called = useRef<AbortController>(undefined);

  const roomFor = (rows: readonly QuickRow[]): boolean => {
    const filled = useQuickOrderDraft.getState().rows.filter((row) => !isEmptyRow(row)).length;
    const room = readLimits.rows - filled;
    if (rows.length <= room) return true;
    setProblem(fillGaps(quickOrderSentences.noRoom, { n: room }));
    return false;
  };

  /** Answers whether the text was a list, whether or not it could be taken. */
  const paste = (id: number, text: string): boolean => {
    setProblem(undefined);
    const isOfLines = /[\t\r\n]/.test(text.trim()) || text.length > readLimits.cell;
    const read = readRows(text);
    if (!read.ok) {
      if (isOfLines) setProblem(read.problem);
      return isOfLines;
    }
    if (!isOfLines && read.value.every(({ quantity }) => quantity === '')) return false;
    if (roomFor(read.value)) place(read.value, id);
    return true;
  };

  const take = async (file: File) => {
    setProblem(undefined);
    const text = await listText(file);
    const read = text.ok ? readRows(text.value) : text;
    if (!read.ok) {
      setProblem(read.problem);
      return;
    }
    if (!roomFor(read.value)) return;
    const of = read.value.length;
    const controller = new AbortController();
    called.current = controller;
    setProgress({ done: 0, of });
    try {
      const onProgress = (done: number) => setProgress({ done, of });
      const { signal } = controller;
      await lookUp(
        read.value.map(({ words }) => words),
        { signal, onProgress },
      );
      if (roomFor(read.value)) place(read.value);
    } catch (failure) {
      if (controller.signal.aborted) return;
      logProblem('The file was not looked up', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure.message);
    } finally {
      setProgress(undefined);
    }
  };

  return {
    progress,
    problem,
    paste,
    take: (file: File) => void take(file),
    cancel: () => called.current?.abort(),
    forget: () => setProblem(undefined),
  };
}
