import type { Mills } from '@formulary/rules/money/mills';
import type { TariffProduct } from './readTariffRow.ts';
import { tariffPicture } from './tariffPicture.ts';
import { tariffShelf } from './tariffShelf.ts';

const MEASURES: Readonly<Record<string, string>> = { ml: 'ml', gram: 'g', cm: 'cm' };

/** Describes a pack: '30 tablets', '200 ml', '1 patch'. */
export function packWords(size: string, unit: string): string {
  const measure = MEASURES[unit.toLowerCase()];
  if (measure !== undefined) return `${size} ${measure}`;
  return Number(size) === 1 ? `1 ${unit}` : `${size} ${plural(unit)}`;
}

function plural(unit: string): string {
  if (/[^aeiou]y$/.test(unit)) return `${unit.slice(0, -1)}ies`;
  return /(?:ch|sh|s|x)$/.test(unit) ? `${unit}es` : `${unit}s`;
}

/** Product fields that the import derives from a tariff row; the shop decides all others. */
export interface TariffListing {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly information: string;
  readonly price: Mills;
  readonly image: string;
  /** Undefined if the file does not say; the product then keeps its value. */
  readonly isColdChain: boolean | undefined;
  /** Slug of its category. */
  readonly shelf: string;
}

const SEED_DIGITS = 6;

/** Returns the listing of a tariff row; the same row always gives the same listing. */
export function listingOf(product: TariffProduct): TariffListing {
  const { code, medicine, medicineCode, packSize, unit, tariffCategory, price, isColdChain } =
    product;
  const pack = packWords(packSize, unit);
  const seed = Number(code.slice(-SEED_DIGITS));
  return {
    code,
    name: `${medicine}, ${pack}`,
    description: `${medicine}, in a pack of ${pack}.`,
    information: [
      `Pack: ${pack}.`,
      `Drug Tariff: Part VIIIA, category ${tariffCategory}.`,
      `SNOMED CT: medicine ${medicineCode}, pack ${code}.`,
    ].join('\n\n'),
    price,
    isColdChain,
    image: tariffPicture(unit, medicine, seed),
    shelf: tariffShelf(product).at(-1)?.slug ?? '',
  };
}
