import { LEVELS } from '@formulary/rules/catalogue/imports/importColumns';
import type { ImportRow } from '@formulary/rules/catalogue/imports/readImport';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import { mapInSlices } from '../../platform/process/inSlices.ts';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { slicesOf } from '../../platform/csv/readCsvRows.ts';
import { unwatched } from '../imports/importWork.ts';
import { decodeImport, reachSigns } from '../imports/readImportFile.ts';
import { type Tariff, readTariffText } from './readTariff.ts';
import { listingOf } from './tariffListing.ts';
import { type Shelf, tariffShelf } from './tariffShelf.ts';

/** The rows of a tariff as an import has them, and the categories that they need. */
interface TariffImport {
  readonly rows: readonly ImportRow[];
  /** Each from the top. */
  readonly shelves: readonly (readonly Shelf[])[];
}

/**
 * Reads a file of Drug Tariff Part VIIIA in slices, so that other requests are answered. Refuses as `decodeImport` does,
 * and with 'import-no-tariff' another file.
 */
export async function readTariffImport(content: Buffer, work = unwatched): Promise<TariffImport> {
  const text = await decodeImport(content);
  try {
    const lines = text.replaceAll('\r', '');
    const slices = slicesOf(lines, (signs) => reachSigns(work, signs, lines.length));
    const tariff = await readTariffText('This file', slices, () => {});
    return await tariffImport(tariff);
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error;
    throw new Refused(refuseAtDesk('import-no-tariff', { problem: error.message }).problem);
  }
}

/** Returns the products and rejected rows of a tariff as rows of an import. */
export async function tariffImport({ products, rejected }: Tariff): Promise<TariffImport> {
  const shelves = new Map<string, readonly Shelf[]>();
  const read = await mapInSlices(products, (product): ImportRow => {
    const { code, shelf: slug, isColdChain, ...listing } = listingOf(product);
    const path = tariffShelf(product);
    shelves.set(slug, path);
    const categories = [path.map(({ name }) => name).join(LEVELS)];
    const cold = isColdChain === undefined ? {} : { isColdChain };
    return { row: product.line, code, facts: { ...listing, ...cold, categories } };
  });
  const refused = rejected.map(({ line, reason }): ImportRow => ({
    row: line,
    code: '',
    facts: {},
    refused: { column: 'Row', problem: reason },
  }));
  const rows = new Map([...refused, ...read].map((each) => [each.row, each]));
  return {
    rows: [...rows.values()].toSorted((a, b) => a.row - b.row),
    shelves: [...shelves.values()],
  };
}
