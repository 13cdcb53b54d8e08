import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { readTariffRow } from './readTariffRow.ts';
import { readTariffHeadings, tariffColumns, type TariffLayout } from './tariffColumns.ts';
import type { TariffProduct } from './readTariffRow.ts';

/** Most lines above the headings, such as the title of the month. */
const MOST_TITLES = 20;
const LONGEST_ROW = 10_000;
const ROWS_PER_PROGRESS = 1_000;
/** After an unclosed quote the rest of the file is lost, so the whole file is refused. */
const ENDLESS = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);
const REASONS = new Map([
  ['ENOENT', 'does not exist'],
  ['EISDIR', 'is a folder, not a file'],
  ['EACCES', 'may not be read by this user'],
  ['EPERM', 'may not be read by this user'],
]);

/** A row that is not a product, with the reason. */
export interface RejectedRow {
  /** Line number of its start, as in an editor. */
  readonly line: number;
  readonly reason: string;
}

/** Products and rejected rows of a file. */
export interface Tariff {
  readonly products: readonly (TariffProduct & { readonly line: number })[];
  readonly rejected: readonly RejectedRow[];
}

/**
 * Reads a Drug Tariff Part VIIIA file row by row, by its headings, below any titles. Sets aside rows that are not
 * products. Refuses a file of another format whole, with a `StartupProblem` of one sentence.
 */
export function readTariff(file: string, say: (progress: string) => void): Promise<Tariff> {
  return readTariffText(file, withoutReturns(file), say);
}

/** Reads the text of a Drug Tariff Part VIIIA file, without carriage returns, as `readTariff` does. */
export async function readTariffText(
  file: string,
  text: AsyncIterable<string>,
  say: (progress: string) => void,
): Promise<Tariff> {
  const products = new Map<string, TariffProduct & { readonly line: number }>();
  const rejected: RejectedRow[] = [];
  let layout: TariffLayout | undefined;
  let titles = 0;
  let rows = 0;
  const skip = (line: number): void => {
    rejected.push({ line, reason: 'is not readable as CSV: a quote stands where none may' });
  };
  for await (const { record, line } of records(file, text, skip)) {
    if (!layout) {
      layout = layoutOf(file, record, line);
      titles += 1;
      // Stops at a binary file, such as a workbook or an archive, before its quotes are parsed.
      const isText = !record.join().includes('\0');
      if (!layout && (titles > MOST_TITLES || !isText)) throw withoutHeadings(file);
      continue;
    }
    rows += 1;
    if (rows % ROWS_PER_PROGRESS === 0) say(`${rows.toLocaleString('en-GB')} rows read`);
    const product = readTariffRow(record, layout);
    if (typeof product === 'string') {
      rejected.push({ line, reason: product });
      continue;
    }
    const twin = products.get(product.code);
    if (twin) {
      const reason = `vmpp_snomed_code ${product.code} is on line ${twin.line} already`;
      rejected.push({ line, reason });
    } else {
      products.set(product.code, { ...product, line });
    }
  }
  if (titles === 0) throw new StartupProblem(`${file} is empty.`);
  if (!layout) throw withoutHeadings(file);
  return {
    products: [...products.values()],
    rejected: rejected.toSorted((a, b) => a.line - b.line),
  };
}

interface ParsedRecord {
  readonly record: readonly string[];
  /** Line number of its start. */
  readonly line: number;
}

async function* records(
  file: string,
  text: AsyncIterable<string>,
  skip: (line: number) => void,
): AsyncGenerator<ParsedRecord> {
  let endless: CsvError | undefined;
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip: (error): undefined => {
      if (ENDLESS.has(error?.code ?? '')) endless = error;
      else skip(Number(error?.['lines']));
    },
    max_record_size: LONGEST_ROW,
  });
  try {
    // Normalises line ends, or lines inside quotes would be counted twice.
    const source = Readable.from(text);
    source.on('error', (error) => parser.destroy(error));
    for await (const parsed of source.pipe(parser) as AsyncIterable<unknown>) {
      const { record, info } = parsed as {
        readonly record: readonly string[];
        /** `lines`: last line of the record. */
        readonly info: { readonly lines: number };
      };
      yield { record, line: info.lines - (record.join().split('\n').length - 1) };
    }
  } catch (error) {
    const reason = REASONS.get((error as NodeJS.ErrnoException).code ?? '');
    throw reason === undefined ? error : new StartupProblem(`${file} ${reason}.`);
  }
  if (endless !== undefined) {
    throw new StartupProblem(
      `${file} stops being readable as CSV at line ${Number(endless['lines'])}: a quote is opened and not closed. Nothing was imported.`,
    );
  }
}

async function* withoutReturns(file: string): AsyncGenerator<string> {
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    yield chunk.replaceAll('\r', '');
  }
}

/** Returns the layout of a heading line; undefined for a title above it. */
function layoutOf(file: string, record: readonly string[], line: number): TariffLayout | undefined {
  const found = readTariffHeadings(record);
  if (typeof found !== 'string') return found;
  throw new StartupProblem(
    `${file} is not a Drug Tariff Part VIIIA file: its headings on line ${line} ${found}. Nothing was imported.`,
  );
}

function withoutHeadings(file: string): StartupProblem {
  return new StartupProblem(
    `${file} is not a Drug Tariff Part VIIIA file: no line names its columns, which are ${tariffColumns.join(', ')}. Nothing was imported.`,
  );
}
