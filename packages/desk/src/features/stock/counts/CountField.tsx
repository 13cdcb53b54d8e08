import { countStockLine, type StockCountLine } from '@formulary/rules/calls/desk/deskCountCalls';
import { isPastedTable } from '@formulary/rules/stock/pastedCounts';
import { packsIn } from '@formulary/rules/stock/pastedLines';
import { TextField } from '@formulary/ui/fields/TextField';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callDesk } from '../../../lib/http/callDesk.ts';

interface CountFieldProps {
  readonly line: StockCountLine;
  readonly onCounted: (line: StockCountLine) => void;
  readonly onOutdated: () => void;
  /** Goes on from this field. */
  readonly onNext: (field: HTMLInputElement) => void;
  /** Takes rows that were copied from a spreadsheet. */
  readonly onPasteRows: (text: string) => void;
}

const Narrow = styled.div`
  /* Holds the hidden label, which would widen a narrow page. */
  position: relative;
  inline-size: 5.5rem;
  margin-inline-start: auto;
  text-align: start;
  white-space: normal;
`;

/** Takes down the packs of one product, as soon as the field is left or Enter is pressed. */
export function CountField({ line, onCounted, onOutdated, onNext, onPasteRows }: CountFieldProps) {
  const { id, name, counted } = line;
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const shown = typed ?? (counted === undefined ? '' : String(counted));
  const keep = async () => {
    if (typed === undefined || typed.trim() === '') return;
    const packs = packsIn(typed, 0);
    if (packs === undefined) {
      setFault('0 to 1,000,000 packs');
      return;
    }
    setFault(undefined);
    setTyped(undefined);
    if (packs === counted) return;
    try {
      onCounted(
        await callDesk(countStockLine, {
          params: { id },
          body: { counted: packs, before: counted },
        }),
      );
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setTyped(typed);
      setFault(problem.message);
      if (problem.code === 'record-changed') onOutdated();
    }
  };
  return (
    <Narrow
      data-part="counted"
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (!isPastedTable(text)) return;
        event.preventDefault();
        setTyped(undefined);
        onPasteRows(text);
      }}
    >
      <TextField
        label={`On the shelf: ${name}`}
        isLabelHidden
        value={shown}
        onChange={setTyped}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onNext(event.currentTarget);
          void keep();
        }}
        errorMessage={fault}
        inputMode="numeric"
        autoComplete="off"
      />
    </Narrow>
  );
}
