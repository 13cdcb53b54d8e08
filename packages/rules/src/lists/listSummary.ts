import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';
import { LONGEST_LIST_NAME } from './longestListName.ts';
import { MOST_LIST_LINES } from './mostListLines.ts';

/** Number of products that the overview shows for a list. */
const MOST_SHOWN = 4;

/** A list in the overview of a buyer's lists. */
export const listSummary = entity({
  /** 0 for the usual order. */
  id: field('list_pk', recordIdOrZero),
  name: field('list_name', text(1, LONGEST_LIST_NAME)),
  isFromOrders: field('list_fromorders', flag),
  lineCount: field('list_count', wholeNumber(0, MOST_LIST_LINES)),
  /** Its first products. */
  products: field(
    'list_products',
    listOf(
      entity({
        name: field('product_name', text(1, 300)),
        image: field('product_image', text(0, 200)),
      }),
      MOST_SHOWN,
    ),
  ),
});

export type ListSummary = Words<typeof listSummary>;
