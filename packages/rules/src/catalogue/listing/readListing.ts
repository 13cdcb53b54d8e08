import { searchIn } from '../searchIn.ts';
import { readPositive } from '../../paging/pages.ts';
import { formNames } from './formNames.ts';
import { MOST_CHOSEN } from './mostChosen.ts';

import type { ProductListing } from './ProductListing.ts';
import { productSort } from './productSort.ts';

/** Reads the query of an address. */
interface AddressQuery {
  readonly get: (name: string) => string | null;
}

const yes = (written: boolean): true | undefined => written || undefined;

/**
 * Returns the list that an address describes. Ignores invalid filter values and sorts the others, so that different
 * spellings of a list are equal.
 */
export function readListing(query: AddressQuery): ProductListing {
  const isPrescription = { yes: true, no: false }[query.get('prescription') ?? ''];
  const sort = query.get('sort') ?? '';
  return {
    categoryId: readPositive(query.get('categoryId')),
    search: searchIn(query.get('search')),
    sort: productSort.struct.is(sort) ? productSort.read(sort) : undefined,
    isInStock: yes(query.get('stock') === 'in'),
    isOnOffer: yes(query.get('offer') === 'yes'),
    isBoughtBefore: yes(query.get('bought') === 'yes'),
    isPrescription,
    forms: formsIn(query.get('form') ?? ''),
    subCategoryIds: idsIn(query.get('sub') ?? ''),
    view: query.get('view') === 'table' ? 'table' : undefined,
  };
}

function formsIn(written: string): ProductListing['forms'] {
  const asked = new Set(written.split(' '));
  const forms = formNames.filter((form) => asked.has(form));
  return forms.length > 0 ? forms : undefined;
}

function idsIn(written: string): ProductListing['subCategoryIds'] {
  const asked = written.split(' ').flatMap((id) => readPositive(id) ?? []);
  const ids = [...new Set(asked)].toSorted((a, b) => a - b).slice(0, MOST_CHOSEN);
  return ids.length > 0 ? ids : undefined;
}
