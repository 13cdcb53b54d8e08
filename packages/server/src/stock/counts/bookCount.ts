import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { messages } from '@formulary/rules/problems/messages';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { stockSubject } from '../ledger/adjustStock.ts';
import { type LockedStock, lockStock, moveStock } from '../ledger/ledger.queries.ts';
import { stockFault } from '../ledger/requireRoom.ts';
import { bookedRefusal } from './countLine.ts';
import {
  lockCount,
  lockCountLines,
  type LockedLine,
  readNewestCounts,
  writeBooked,
  writeClosed,
} from './counts.queries.ts';
import { countSubject } from './startCount.ts';

/** A line as the desk shows it, with the reason of its difference. */
interface LineToBook {
  readonly lineId: number;
  readonly counted: number;
  readonly reason?: string | undefined;
}

/** What became of a line: booked, or refused with a sentence. */
interface LineOutcome {
  readonly lineId: number;
  readonly refused?: string;
}

interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/** A line that can be booked. */
interface Booking {
  readonly line: LockedLine;
  readonly difference: number;
  readonly reason: string | undefined;
  readonly stock: LockedStock;
}

/**
 * Books lines of a count: a movement of the difference that was found, whatever was sold since. Lines that cannot be
 * booked are answered with why and left as they are. Refuses with 'not-found' and 'count-closed'.
 */
export function bookCount(
  db: Db,
  countId: number,
  lines: readonly LineToBook[],
  { actor: { by, staff }, now: at }: Doing,
): Promise<readonly LineOutcome[]> {
  return withTransaction(db, async (trx) => {
    const count = await lockCount(trx, countId, 'using');
    if (!count) throw new Refused('not-found');
    if (count.closedAt) throw new Refused('count-closed');
    const { outcomes, bookings } = await judge(trx, countId, lines);
    if (bookings.length === 0) return outcomes;
    const who = { at, staffId: staff.staffId };
    await writeBooked(
      trx,
      bookings.map(({ line, reason }) => ({ id: line.id, reason })),
      who,
    );
    const moved = bookings.filter(({ difference }) => difference !== 0);
    await moveStock(
      trx,
      moved.map(({ line, difference, reason = '' }) => ({
        productId: line.productId,
        cause: 'count' as const,
        packs: difference,
        reason,
        countLineId: line.id,
      })),
      who,
    );
    const event = { at, actorId: undefined, staff } as const;
    for (const { stock, difference, reason = '' } of moved) {
      await recordEvent(trx, {
        ...event,
        action: 'stock-counted',
        subject: stockSubject(stock.id),
        detail: { by, reason, from: stock.inStock, to: stock.inStock + difference, count: countId },
      });
    }
    const sum = moved.reduce((packs, { difference }) => packs + difference, 0);
    await recordEvent(trx, {
      ...event,
      action: 'stock-count-booked',
      subject: countSubject(countId),
      detail: { by, lines: bookings.length, differences: moved.length, packs: sum },
    });
    return outcomes;
  });
}

async function judge(trx: Trx, countId: number, asked: readonly LineToBook[]) {
  const locked = await lockCountLines(
    trx,
    countId,
    asked.map(({ lineId }) => lineId),
  );
  const lineOf = new Map(locked.map((line) => [line.id, line]));
  const productIds = locked.map(({ productId }) => productId);
  const stockOf = new Map((await lockStock(trx, productIds)).map((each) => [each.id, each]));
  const newestCounts = await readNewestCounts(trx, productIds);
  const bookings = new Map<number, Booking>();
  const outcomes = asked.map(({ lineId, counted, reason }): LineOutcome => {
    const line = lineOf.get(lineId);
    const stock = line && stockOf.get(line.productId);
    if (!line || !stock) return { lineId, refused: messages['not-found'] };
    if (line.bookedAt || bookings.has(lineId))
      return { lineId, refused: bookedRefusal(line).message };
    if (line.counted === null || line.expected === null)
      return { lineId, refused: deskMessages['count-line-open'] };
    if (line.counted !== counted) return { lineId, refused: deskMessages['record-changed'] };
    const isOutdated = (newestCounts.get(line.productId) ?? 0) > (line.movementId ?? 0);
    if (isOutdated) return { lineId, refused: deskMessages['count-line-outdated'] };
    const difference = line.counted - line.expected;
    const why = reason?.trim() ?? '';
    if (difference !== 0 && why === '') return { lineId, refused: messages['reason-required'] };
    const fault = stockFault(stock, difference);
    if (fault) return { lineId, refused: fault.message };
    bookings.set(lineId, { line, difference, reason: why === '' ? undefined : why, stock });
    return { lineId };
  });
  return { outcomes, bookings: [...bookings.values()] };
}

/** Ends a count; lines that are not booked stay without effect. Refuses with 'not-found' and 'count-closed'. */
export function closeCount(
  db: Db,
  countId: number,
  { actor: { by, staff }, now: at }: Doing,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const count = await lockCount(trx, countId, 'closing');
    if (!count) throw new Refused('not-found');
    if (count.closedAt) throw new Refused('count-closed');
    await writeClosed(trx, countId, at);
    const action = 'stock-count-closed';
    const subject = countSubject(countId);
    await recordEvent(trx, { at, actorId: undefined, action, subject, detail: { by }, staff });
  });
}
