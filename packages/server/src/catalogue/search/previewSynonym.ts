import {
  MOST_PREVIEWED,
  type PreviewedSearch,
  type SynonymPreview,
} from '@formulary/rules/calls/desk/deskSynonymCalls';
import type { Synonyms } from '@formulary/search/words/synonyms';
import type { Db } from '../../platform/database/Db.ts';
import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { readTypedSynonym } from './changeSynonyms.ts';
import { readStoredSynonyms, type SynonymFields } from './synonyms.queries.ts';

/** A change of a synonym that is not made, and what somebody types in the shop. */
interface PreviewedChange extends SynonymFields {
  /** Missing for one that is to be added. */
  readonly id?: number | undefined;
  readonly search: string;
}

/**
 * Returns what a search of the shop finds without and with a change of the synonyms. Writes nothing. Refuses with
 * 'synonym-faulty'.
 */
export async function previewSynonym(
  db: Db,
  book: CatalogueBook,
  { id, search, ...typed }: PreviewedChange,
): Promise<SynonymPreview> {
  const all = await readStoredSynonyms(db);
  const others = all.filter((each) => each.id !== id);
  const changed = readTypedSynonym(typed, others);
  return {
    before: found(book, search, held(all)),
    after: found(book, search, held([...others, changed])),
  };
}

const held = (synonyms: readonly SynonymFields[]): Synonyms =>
  new Map(synonyms.filter(({ isActive }) => isActive).map(({ name, means }) => [name, means]));

function found(book: CatalogueBook, searchTerm: string, synonyms: Synonyms): PreviewedSearch {
  const { rows, readAs } = book.search.findWith({ searchTerm }, synonyms);
  const names = Array.from(rows.slice(0, MOST_PREVIEWED), (row) => nameIn(book, row));
  return {
    count: rows.length,
    names: names.filter((name) => name !== undefined),
    ...(readAs === undefined ? {} : { readAs }),
  };
}

function nameIn(book: CatalogueBook, row: number): string | undefined {
  const id = book.columns.ids[row];
  return id === undefined ? undefined : book.product(id)?.name;
}
