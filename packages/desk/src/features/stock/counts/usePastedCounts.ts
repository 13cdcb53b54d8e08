import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { countStockLine, type StockCountLine } from '@formulary/rules/calls/desk/deskCountCalls';
import { pastedCounts } from '@formulary/rules/stock/pastedCounts';
import type { RefusedRow } from '@formulary/rules/stock/pastedLines';
import { useRef, useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';

interface Pasted {
  readonly cameIn: number;
  readonly refused: readonly RefusedRow[];
}

interface CountedHere {
  readonly lines: readonly StockCountLine[];
  readonly onCounted: (line: StockCountLine) => void;
  /** Somebody else counted a line meanwhile. */
  readonly onOutdated: () => void;
}

/** Takes down counts that were pasted from a spreadsheet, one after the other, each answered by itself. */
export function usePastedCounts({ lines, onCounted, onOutdated }: CountedHere) {
  const [pasted, setPasted] = useState<Pasted>();
  const isTaking = useRef(false);
  const take = async (text: string, fromId: number) => {
    const open = lines.filter(({ bookedAt }) => bookedAt === undefined);
    const { counts, refused } = pastedCounts(text, open, fromId);
    const faults = [...refused];
    const lineOf = new Map(open.map((line) => [line.id, line]));
    let isOutdated = false;
    for (const { row, lineId, packs } of counts) {
      const before = lineOf.get(lineId)?.counted;
      if (before === packs) continue;
      try {
        const body = { counted: packs, before };
        onCounted(await callDesk(countStockLine, { params: { id: lineId }, body }));
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        faults.push({ row, fault: problem.message });
        isOutdated ||= problem.code === 'record-changed';
      }
    }
    if (isOutdated) onOutdated();
    const cameIn = counts.length + refused.length - faults.length;
    setPasted({ cameIn, refused: faults.toSorted((a, b) => a.row - b.row) });
  };
  /** Takes rows down. Another paste meanwhile does nothing. */
  const paste = async (text: string, fromId: number) => {
    if (isTaking.current) return;
    isTaking.current = true;
    try {
      await take(text, fromId);
    } finally {
      isTaking.current = false;
    }
  };
  return { pasted, paste };
}
