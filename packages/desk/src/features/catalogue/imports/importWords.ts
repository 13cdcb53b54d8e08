import { counted, formatCount } from '@formulary/rules/text/formatCount';
import type {
  CatalogueImport,
  getCatalogueImport,
  ImportWork,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Words } from '@formulary/rules/wire/codec';
import type { ImportWarning } from '@formulary/rules/catalogue/imports/compareImport';
import type { ImportGroup, ImportKind } from '@formulary/rules/catalogue/imports/importLists';
import type { GridTag } from '@formulary/ui/pieces/desk/DataGrid';

/** Calls whose answers an import that is applied makes old, whoever shows them. */
export const importReads = [
  'getCatalogueImport',
  'listCatalogueImports',
  'listCatalogueImportLines',
] as const;

/** Says how far long work on an import is, in words. */
export function workWords({ step, done, total }: ImportWork): string {
  const rows = `${formatCount(done)} of ${formatCount(total)}`;
  if (step === 'reading') return `${Math.floor((100 * done) / total)} % of the file read`;
  if (step === 'storing') return `${rows} rows taken in`;
  if (step === 'checking') return `${rows} rows compared once more; nothing is changed yet`;
  if (step === 'writing') return `${rows} changes prepared; the shop shows none of them yet`;
  return `${rows} products changed; the shop shows all of them at the end`;
}

/** Says what the carts cost before and after an import, and of how many of them. */
export function cartCostWords({
  carts,
  sampled,
  before,
  after,
}: NonNullable<Words<typeof getCatalogueImport.answer>['cartCosts']>): string {
  const costs = `${formatMoney(before)} now, ${formatMoney(after)} with the new prices`;
  const what = 'with VAT, without delivery';
  if (sampled < carts)
    return `A sample of ${formatCount(sampled)} of ${counted(carts, 'cart')}: ${costs}, ${what}`;
  return `${counted(carts, 'cart')}: ${costs}, ${what}`;
}

/** Names of the kinds of imports. */
export const kindNames: Readonly<Record<ImportKind, string>> = {
  products: 'Products and prices',
  tariff: 'Drug Tariff',
  undo: 'Undoing',
};

/** Names of the groups of an import's rows. */
export const groupNames: Readonly<Record<ImportGroup, string>> = {
  changed: 'Changed',
  new: 'New',
  unusual: 'Unusual',
  refused: 'Refused',
  unchanged: 'Unchanged',
};

/** What stands out of a row, as a tag. */
export const warningNames: Readonly<Record<ImportWarning, string>> = {
  'price-jump': 'Price changes by more than half',
  'vat-changed': 'VAT changes',
  'type-freed': 'No longer prescription only',
  'off-sale': 'Goes off sale',
  'changed-since': 'Changed since by somebody',
};

/** Returns the state of an import in a word or two. */
export function stateTag({ state, undoneById, kind }: CatalogueImport): GridTag {
  if (state === 'comparing') return { label: 'Comparing', tone: 'info' };
  if (state === 'ready') return { label: 'To look at', tone: 'warning' };
  if (state === 'cancelled') return { label: 'Given up' };
  if (kind !== 'undo' && undoneById !== undefined) return { label: 'Undone' };
  return { label: 'Applied', tone: 'success' };
}

/** Names an import: that of its file, or what it undoes. */
export const importTitle = ({ kind, name, undoesId }: CatalogueImport): string =>
  kind === 'undo' ? `Undo import ${undoesId ?? ''}, ${name}` : name;
