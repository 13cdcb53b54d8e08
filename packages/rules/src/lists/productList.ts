import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';
import { listedLine } from './listedLine.ts';
import { LONGEST_LIST_NAME } from './longestListName.ts';
import { MOST_LIST_LINES } from './mostListLines.ts';

/** A buyer's list of products. */
export const productList = entity({
  /** 0 for the usual order. */
  id: field('list_pk', recordIdOrZero),
  name: field('list_name', text(1, LONGEST_LIST_NAME)),
  /** Increases with every change. 0 for a usual order that the buyer never changed. */
  version: field('list_version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  /** Whether its lines still come from the buyer's orders (`usualOrder`). */
  isFromOrders: field('list_fromorders', flag),
  lines: field('list_lines', listOf(listedLine, MOST_LIST_LINES)),
});

export type ProductList = Words<typeof productList>;
