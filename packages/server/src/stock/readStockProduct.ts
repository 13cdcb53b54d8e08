import { MOVEMENTS_A_PAGE, type StockMovement } from '@formulary/rules/calls/desk/deskStockCalls';
import type { Db } from '../platform/database/Db.ts';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { readVersion } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { stockSubject } from './ledger/adjustStock.ts';
import { type MovementRow, readHeldPacks, readMovements } from './ledger/ledger.queries.ts';
import { readStockedProduct } from './list/stockList.queries.ts';

/**
 * Returns a product's stock with a page of its movements: the newest, or those before a movement. Refuses with
 * 'not-found'.
 */
export async function readStockProduct(db: Db, id: number, after: number | undefined) {
  const subject = stockSubject(id);
  // Before the rest, so that a change meanwhile is noticed.
  const version = await readVersion(db, subject);
  const [product, held, rows, events] = await Promise.all([
    readStockedProduct(db, id),
    readHeldPacks(db, [id]),
    readMovements(db, id, { after, limit: MOVEMENTS_A_PAGE + 1 }),
    readDeskEvents(db, [subject]),
  ]);
  if (!product) throw new Refused('not-found');
  return {
    product,
    version,
    held: held.get(id) ?? 0,
    movements: rows.slice(0, MOVEMENTS_A_PAGE).map(movementOf),
    hasMore: rows.length > MOVEMENTS_A_PAGE,
    events,
  };
}

function movementOf({ supplier, reference, ...row }: MovementRow): StockMovement {
  const { by, reason, orderId, orderNumber, deliveryId, countId, ...always } = row;
  const delivery = [supplier, reference].filter(Boolean).join(', ');
  return {
    ...always,
    ...(by === null ? {} : { by }),
    ...(reason === null ? {} : { reason }),
    ...(orderId === null || orderNumber === null ? {} : { orderId, orderNumber }),
    ...(deliveryId === null ? {} : { deliveryId, delivery }),
    ...(countId === null ? {} : { countId }),
  };
}
