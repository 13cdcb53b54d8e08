import {
  deskProductFilter,
  deskProductPage,
  deskProductPageRequest,
  deskProductSorts,
} from '../../catalogue/deskProductList.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, word } from '../../wire/scalars.ts';
import { fileContents } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { typedReason, unexplained } from './deskRecord.ts';

/** Most rows of an export. */
export const MOST_EXPORTED_CATALOGUE = 100_000;

/** Returns a page of products of the catalogue. */
export const listDeskProducts = defineDeskCall({
  name: 'listDeskProducts',
  purpose: 'A page of products, filtered and sorted',
  method: 'POST',
  path: '/api/desk/catalogue/products/list',
  access: 'seeCatalogue',
  body: deskProductPageRequest,
  answer: deskProductPage,
  refusals: [
    { codes: ['invalid-request'], when: 'the body, or where the page begins, is not valid' },
  ],
});

/** Answers the products of a filter as CSV. Recorded with the reason. */
export const exportDeskProducts = defineDeskCall({
  name: 'exportDeskProducts',
  purpose: 'The products of a filter as CSV; recorded with the reason',
  method: 'POST',
  path: '/api/desk/catalogue/products/export',
  access: 'seeCatalogue',
  body: entity({
    filter: field('filter', deskProductFilter),
    sort: optionalField('sort', word(deskProductSorts)),
    isDescending: optionalField('isDescending', flag),
    reason: field('reason', typedReason),
  }),
  answer: fileContents,
  answerType: 'text/csv; charset=utf-8',
  refusals: [
    unexplained,
    { codes: ['export-too-long'], when: 'the filter matches more than 100,000 products' },
  ],
});
