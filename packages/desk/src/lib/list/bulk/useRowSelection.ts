import type { GridSelection } from '@formulary/ui/pieces/desk/DataGrid';
import type { Elements } from '@formulary/ui/primitives/elements';
import { createElement, useState } from 'react';

/** The selected rows of a list, and where its bar stands. */
export interface RowSelection<Row> {
  /** Props of the grid. */
  readonly selection: GridSelection<Row>;
  /** The selected rows that are on the page. */
  readonly rows: readonly Row[];
  readonly select: (keys: readonly string[]) => void;
  /** The element in which the bar is rendered; null while nothing is selected. */
  readonly host: HTMLElement | null;
  /** Whether anything was ever selected, so that what bulk actions need is loaded. */
  readonly isUsed: boolean;
}

/** Keeps which rows of a list are selected. The grid gives the bar a place; what it shows is loaded on the first selection. */
export function useRowSelection<Row>(
  listed: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): RowSelection<Row> {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const select = (next: readonly string[]) => {
    setKeys(next);
    if (next.length > 0) setIsUsed(true);
  };
  const renderBar = (): Elements => createElement('div', { ref: setHost });
  return {
    selection: { keys, onChange: select, renderBar },
    rows: (listed ?? []).filter((row) => keys.includes(rowKey(row))),
    select,
    host,
    isUsed,
  };
}
