import type { CatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import type { ImportWarning } from '@formulary/rules/catalogue/imports/compareImport';
import type { ImportGroup, ImportKind } from '@formulary/rules/catalogue/imports/importLists';
import type { GridTag } from '@formulary/ui/pieces/desk/DataGrid';

/** Calls whose answers an import that is applied makes old, whoever shows them. */
export const importReads = [
  'getCatalogueImport',
  'listCatalogueImports',
  'listCatalogueImportLines',
] as const;

export const count = (number: number): string => number.toLocaleString('en-GB');

/** Returns a number with its noun: '1 row', '2,000 rows'. */
export const counted = (number: number, noun: string): string =>
  `${count(number)} ${noun}${number === 1 ? '' : 's'}`;

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
