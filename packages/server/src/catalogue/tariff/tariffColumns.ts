/** Columns that the import reads of Drug Tariff Part VIIIA, by their names in its data file. */
export const tariffColumns = [
  'drug_tariff_category',
  'medicine',
  'pack_size',
  'unit_of_measure',
  'basic_price',
  'vmp_snomed_code',
  'vmpp_snomed_code',
] as const;

export type TariffColumn = (typeof tariffColumns)[number];

/** Optional column of the pharmacy: yes or no for cold chain products, empty to keep the value. */
export const coldChainColumn = 'cold_chain';

type KnownColumn = TariffColumn | typeof coldChainColumn;
const knownColumns: readonly KnownColumn[] = [...tariffColumns, coldChainColumn];

/** Cell index of each column, and cells per row. */
export interface TariffLayout {
  readonly indexOf: Readonly<Record<TariffColumn, number>>;
  /** Index of the optional cold chain column. */
  readonly coldChainIndex: number | undefined;
  readonly width: number;
}

const OTHER_NAMES: ReadonlyMap<string, TariffColumn> = new Map([
  ['category', 'drug_tariff_category'],
  ['unit', 'unit_of_measure'],
  ['pack_unit', 'unit_of_measure'],
  ['basic_price_p', 'basic_price'],
  ['basic_price_pence', 'basic_price'],
  ['basic_price_in_pence', 'basic_price'],
]);

/** A title never names this many columns. */
const FEWEST_NAMED = 3;

/**
 * Finds the columns in a heading line, in any order and among others. 'VMPP Snomed Code' is `vmpp_snomed_code`; an
 * unnamed column after the pack size is its unit, as the NHS Business Services Authority publishes it. Returns a
 * sentence if columns are missing or named twice, and undefined for a line without headings.
 */
export function readTariffHeadings(cells: readonly string[]): TariffLayout | string | undefined {
  const named = cells.map(columnOf);
  const known = tariffColumns.filter((column) => named.includes(column));
  if (known.length < FEWEST_NAMED) return undefined;
  const twice = knownColumns.filter(
    (column) => named.indexOf(column) !== named.lastIndexOf(column),
  );
  if (twice.length > 0) return `name ${twice.join(', ')} twice`;
  const behindSize = named.indexOf('pack_size') + 1;
  if (!known.includes('unit_of_measure') && behindSize > 0 && cells[behindSize]?.trim() === '')
    named[behindSize] = 'unit_of_measure';
  const missing = tariffColumns.filter((column) => !named.includes(column));
  if (missing.length > 0) return `lack ${missing.join(', ')}`;
  const indexes = tariffColumns.map((column) => [column, named.indexOf(column)] as const);
  const indexOf = Object.fromEntries(indexes) as Record<TariffColumn, number>;
  const coldChainIndex = named.includes(coldChainColumn)
    ? named.indexOf(coldChainColumn)
    : undefined;
  return { indexOf, coldChainIndex, width: cells.length };
}

function columnOf(heading: string): KnownColumn | undefined {
  // Keeps '£', so that a price in pounds does not match the column of pence.
  const name = heading
    .toLowerCase()
    .replaceAll(/[^a-z\d£]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  return knownColumns.find((column) => column === name) ?? OTHER_NAMES.get(name);
}
