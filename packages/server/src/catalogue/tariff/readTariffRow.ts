import type { Mills } from '@formulary/rules/money/mills';
import { MILLS_PER_PENNY } from '@formulary/rules/money/mills';
import {
  coldChainColumn,
  tariffColumns,
  type TariffColumn,
  type TariffLayout,
} from './tariffColumns.ts';

/** A pack of the Drug Tariff. */
export interface TariffProduct {
  /** SNOMED code of the pack: the stable key. */
  readonly code: string;
  /** SNOMED code of the medicine. */
  readonly medicineCode: string;
  readonly medicine: string;
  readonly packSize: string;
  readonly unit: string;
  /** 'A', 'C' or 'M': how the tariff sets the price. */
  readonly tariffCategory: string;
  readonly price: Mills;
  /** Whether it must stay cold; undefined if the file does not say. */
  readonly isColdChain: boolean | undefined;
}

const CATEGORY = /^Part VIIIA Category ([A-Z])$/;
const PACK_SIZE = /^(?!0+(?:\.0+)?$)\d{1,5}(?:\.\d{1,3})?$/;
const PENCE = /^\d{1,8}$/;
/** Values of the cold chain column, in lower case. */
const COLD_CHAIN: ReadonlyMap<string, boolean | undefined> = new Map([
  ['yes', true],
  ['no', false],
  ['', undefined],
  ['na', undefined],
]);
const SNOMED = /^[1-9]\d{5,17}$/;
const LONGEST_MEDICINE = 250;
const LONGEST_UNIT = 40;
/** Replacement character for bytes that are not UTF-8. */
const UNREADABLE = '\uFFFD';

/** Reads one row; returns a sentence if it is not a valid product. */
export function readTariffRow(
  cells: readonly string[],
  { indexOf, coldChainIndex, width }: TariffLayout,
): TariffProduct | string {
  if (cells.length !== width) return `has ${cells.length} columns instead of ${width}`;
  const row = Object.fromEntries(
    tariffColumns.map((column) => [column, cells[indexOf[column]]?.replaceAll(/\s+/g, ' ').trim()]),
  ) as Record<TariffColumn, string>;
  const missing = tariffColumns.find((column) => row[column] === '' || row[column] === 'NA');
  if (missing !== undefined) return `${missing} is missing`;
  if (Object.values(row).some((cell) => cell.includes(UNREADABLE)))
    return 'has characters that are not UTF-8';

  const tariffCategory = CATEGORY.exec(row.drug_tariff_category)?.[1];
  if (tariffCategory === undefined) {
    return `drug_tariff_category is "${shortened(row.drug_tariff_category)}", not a category of Part VIIIA`;
  }
  if (row.medicine.length > LONGEST_MEDICINE) {
    return `medicine has more than ${LONGEST_MEDICINE} characters`;
  }
  if (row.unit_of_measure.length > LONGEST_UNIT) {
    return `unit_of_measure has more than ${LONGEST_UNIT} characters`;
  }
  if (!PACK_SIZE.test(row.pack_size)) return wrong('pack_size', row, 'a pack size');
  if (!PENCE.test(row.basic_price) || Number(row.basic_price) === 0) {
    return wrong('basic_price', row, 'a price in pence');
  }
  if (!SNOMED.test(row.vmp_snomed_code)) return wrong('vmp_snomed_code', row, 'a SNOMED code');
  if (!SNOMED.test(row.vmpp_snomed_code)) return wrong('vmpp_snomed_code', row, 'a SNOMED code');
  const cold = coldChainIndex === undefined ? '' : (cells[coldChainIndex]?.trim() ?? '');
  if (!COLD_CHAIN.has(cold.toLowerCase())) {
    return `${coldChainColumn} is "${shortened(cold)}", not yes or no`;
  }
  return {
    code: row.vmpp_snomed_code,
    medicineCode: row.vmp_snomed_code,
    medicine: row.medicine,
    packSize: row.pack_size,
    unit: row.unit_of_measure,
    tariffCategory,
    price: Number(row.basic_price) * MILLS_PER_PENNY,
    isColdChain: COLD_CHAIN.get(cold.toLowerCase()),
  };
}

function wrong(column: TariffColumn, row: Record<TariffColumn, string>, wanted: string): string {
  return `${column} is "${shortened(row[column])}", not ${wanted}`;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
