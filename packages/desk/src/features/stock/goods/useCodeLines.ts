import { type CodedProduct, findStockCodes } from '@formulary/rules/calls/desk/deskStockCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import {
  packsIn,
  type PastedLine,
  pastedLines,
  type RefusedRow,
} from '@formulary/rules/stock/pastedLines';
import { MOST_STOCK_LINES } from '@formulary/rules/stock/stockCauses';
import type { CodeLine } from '@formulary/ui/pieces/desk/CodeLines';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';

/** Lines that are being typed, and what changes them. */
export interface CodeLinesState {
  readonly lines: readonly CodeLine[];
  /** Rows of the last paste that did not come in. */
  readonly refused: readonly RefusedRow[];
  /** Rows of the last paste that came in; undefined without one. */
  readonly pasted: number | undefined;
  readonly enter: (code: string, packs: string) => Promise<string | undefined>;
  readonly paste: (text: string) => Promise<void>;
  readonly setPacks: (code: string, packs: string) => void;
  readonly remove: (code: string) => void;
  readonly fill: () => void;
  /** Lines with packs, as a call takes them. */
  readonly typed: readonly { readonly code: string; readonly packs: number }[];
  /** Marks lines that hold no number of packs; returns whether there are any. */
  readonly markFaults: () => boolean;
  /** Shows the refusals of a call at the lines that it names. */
  readonly showErrors: (errors: Readonly<Record<string, string>> | undefined) => void;
}

type Product = NonNullable<CodedProduct['product']>;

async function productsOf(codes: readonly string[]): Promise<readonly (Product | undefined)[]> {
  const found = await callDesk(findStockCodes, { body: { codes } });
  return found.map(({ product }) => product);
}

const unknown = (code: string) => fillGaps(deskMessages['stock-line-unknown'], { code });
const isFilled = ({ packs }: CodeLine) => packs.trim() !== '' && packsIn(packs, 0) !== 0;
const withoutError = ({ errorMessage: _error, ...line }: CodeLine): CodeLine => line;

const isWrong = (line: CodeLine) => isFilled(line) && packsIn(line.packs) === undefined;

/** Returns lines with packs of a product: in its line, or in a new one at the top. */
const put = (before: readonly CodeLine[], { code, name }: Product, packs: string) => {
  const known = before.some((line) => line.code === code);
  return known
    ? before.map((line) => (line.code === code ? { ...withoutError(line), packs } : line))
    : [{ code, name, packs }, ...before];
};

/** Holds the lines of a delivery or purchase order while they are typed, scanned or pasted. */
export function useCodeLines(start: readonly CodeLine[]): CodeLinesState {
  const [lines, setLines] = useState(start);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const [pasted, setPasted] = useState<number>();
  const typed = lines.flatMap((line) => {
    const packs = isFilled(line) ? packsIn(line.packs) : undefined;
    return packs === undefined ? [] : [{ code: line.code, packs }];
  });
  return {
    lines,
    refused,
    pasted,
    typed,
    enter: async (code, packs) => {
      let product: Product | undefined;
      const failed = await refusalOf(async () => {
        [product] = await productsOf([code]);
      });
      if (failed) return failed.message;
      if (!product) return unknown(code);
      const { code: known, name } = product;
      const line = lines.find((each) => each.code === known);
      if (line && isFilled(line))
        return `${name} is in the list already, with ${line.packs} ${line.packs === '1' ? 'pack' : 'packs'}`;
      if (lines.length >= MOST_STOCK_LINES && !line) return `At most ${MOST_STOCK_LINES} products`;
      const found = product;
      setLines((before) => put(before, found, packs));
      return undefined;
    },
    paste: async (text) => {
      const rows = pastedLines(text);
      const good = rows.filter((row) => 'code' in row).slice(0, MOST_STOCK_LINES);
      const faults: RefusedRow[] = rows.filter((row) => 'fault' in row);
      const failed = await refusalOf(async () => {
        const products = await productsOf(good.map(({ code }) => code));
        const taken = new Set(lines.filter(isFilled).map(({ code }) => code));
        const fresh: { product: Product; row: PastedLine & { packs: number } }[] = [];
        good.forEach((row, index) => {
          const product = products[index];
          if (!product) faults.push({ row: row.row, fault: unknown(row.code) });
          else if (taken.has(product.code))
            faults.push({ row: row.row, fault: `${product.name} is in the list already` });
          else {
            taken.add(product.code);
            fresh.push({ product, row });
          }
        });
        setLines((before) =>
          fresh
            .toReversed()
            .reduce((all, { product, row }) => put(all, product, `${row.packs}`), before),
        );
        setPasted(fresh.length);
      });
      if (failed) faults.push({ row: 1, fault: failed.message });
      setRefused(faults.toSorted((a, b) => a.row - b.row));
    },
    setPacks: (code, packs) =>
      setLines((before) =>
        before.map((line) => (line.code === code ? { ...withoutError(line), packs } : line)),
      ),
    remove: (code) => setLines((before) => before.filter((line) => line.code !== code)),
    fill: () =>
      setLines((before) =>
        before.map((line) =>
          line.toCome !== undefined && !isFilled(line)
            ? { ...withoutError(line), packs: `${line.toCome}` }
            : line,
        ),
      ),
    markFaults: () => {
      setLines((before) =>
        before.map((line) =>
          isWrong(line) ? { ...line, errorMessage: '1 to 1,000,000 packs' } : withoutError(line),
        ),
      );
      return lines.some(isWrong);
    },
    showErrors: (errors = {}) => {
      const messageOf = new Map(
        typed.map(({ code }, index) => [code, errors[`lines.${index}`]] as const),
      );
      setLines((before) =>
        before.map((line) => {
          const errorMessage = messageOf.get(line.code);
          return errorMessage === undefined ? withoutError(line) : { ...line, errorMessage };
        }),
      );
    },
  };
}
