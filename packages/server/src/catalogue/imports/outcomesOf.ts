import { categoryPaths, countPaths } from '@formulary/rules/catalogue/imports/categoryPaths';
import {
  compareImport,
  compareUndo,
  type ImportOutcome,
  type ImportScene,
} from '@formulary/rules/catalogue/imports/compareImport';
import type { ImportKind } from '@formulary/rules/catalogue/imports/importLists';
import { LEVELS } from '@formulary/rules/catalogue/imports/importColumns';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Db } from '../../platform/database/Db.ts';
import { mapInSlices } from '../../platform/process/inSlices.ts';
import { readCategories } from '../catalogue.queries.ts';
import { readShelfIds } from '../tariff/tariff.queries.ts';
import { tariffFacts } from '../tariff/tariffFacts.ts';
import type { Shelf } from '../tariff/tariffShelf.ts';
import type { ComparedLine } from './importLines.queries.ts';
import {
  type FoundProduct,
  readProductsOfCodes,
  readProductsOfIds,
} from './importedProducts.queries.ts';

/** A row, its product now, and what it does. */
export interface LineOutcome {
  readonly line: ComparedLine;
  readonly product: FoundProduct | undefined;
  readonly outcome: ImportOutcome;
}

/** The import whose rows are compared. */
interface ComparedImport {
  readonly kind: ImportKind;
  readonly shelves: readonly (readonly Shelf[])[];
}

/** Returns the path of a shelf and its ancestors. */
export const shelfPath = (shelves: readonly Shelf[]): string =>
  shelves.map(({ name }) => name).join(LEVELS);

/** Compares rows with the products of their codes, or of an undoing import with those that were changed. */
export async function outcomesOf(
  db: Db,
  { kind, shelves }: ComparedImport,
  lines: readonly ComparedLine[],
  now: Date,
): Promise<readonly LineOutcome[]> {
  const paths = categoryPaths(await readCategories(db));
  const idOfSlug = await readShelfIds(
    db,
    shelves.map((path) => path.at(-1)?.slug ?? ''),
  );
  // A category of the tariff is known by its slug, since staff may have renamed it.
  const shelfNow = new Map(
    shelves.map((path) => {
      const id = idOfSlug.get(path.at(-1)?.slug ?? '');
      return [shelfPath(path), id === undefined ? undefined : paths.get(id)];
    }),
  );
  const added = [...shelfNow].flatMap(([path, current]) => (current === undefined ? [path] : []));
  const scene: ImportScene = {
    today: londonDay(now),
    categories: countPaths([...paths.values(), ...added]),
  };
  const productOf = await findProducts(db, kind, lines, now);
  return mapInSlices(lines, (line) => {
    const product = productOf(line);
    const imported = product && {
      ...product,
      categories: product.categoryIds.map((id) => paths.get(id) ?? ''),
    };
    return { line, product, outcome: outcomeOf() };

    function outcomeOf(): ImportOutcome {
      if (kind === 'undo') {
        return imported
          ? compareUndo({ facts: line.facts, expected: line.expected ?? {} }, imported, scene)
          : { kind: 'refused', column: 'Code', problem: 'the product is not there any more' };
      }
      if (kind === 'products') return compareImport(line, imported, scene);
      const { categories: shelf = [], ...others } = line.facts;
      const categories = shelf.map((path) => shelfNow.get(path) ?? path);
      const facts = tariffFacts({ ...others, categories }, imported);
      return typeof facts === 'string'
        ? { kind: 'refused', column: 'Code', problem: facts }
        : compareImport({ code: line.code, facts }, imported, scene);
    }
  });
}

async function findProducts(db: Db, kind: ImportKind, lines: readonly ComparedLine[], now: Date) {
  if (kind === 'undo') {
    const ofId = await readProductsOfIds(
      db,
      lines.flatMap(({ productId }) => productId ?? []),
      now,
    );
    return ({ productId }: ComparedLine) => ofId.get(productId ?? 0);
  }
  const ofCode = await readProductsOfCodes(
    db,
    lines.map(({ code }) => code),
    now,
  );
  return ({ code }: ComparedLine) => ofCode.get(code.toLowerCase());
}
