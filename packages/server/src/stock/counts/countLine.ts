import type { StockCountLine } from '@formulary/rules/calls/desk/deskCountCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockStock, readHeldPacks, readNewestMovement } from '../ledger/ledger.queries.ts';
import {
  countOfLine,
  lockCount,
  lockCountLines,
  type LockedLine,
  readCountLines,
  writeCounted,
} from './counts.queries.ts';
import { countSubject } from './startCount.ts';

interface CountedLine {
  readonly lineId: number;
  readonly counted: number;
  /** The number that was shown; undefined for none. */
  readonly before: number | undefined;
}

/**
 * Takes down the packs on the shelf. What should be there is what is in stock and what orders hold that have not left,
 * at this moment: an order that is placed while somebody counts moves packs from one to the other and changes no
 * difference. Refuses with 'not-found', 'count-closed', 'count-line-booked', and with 'record-changed' if the line shows
 * another number than `before`.
 */
export function countLine(
  db: Db,
  { lineId, counted, before }: CountedLine,
  { actor: { by, staff }, now: at }: { readonly actor: DeskActor; readonly now: Date },
): Promise<StockCountLine> {
  return withTransaction(db, async (trx) => {
    const countId = await countOfLine(trx, lineId);
    if (countId === undefined) throw new Refused('not-found');
    if ((await lockCount(trx, countId, 'using'))?.closedAt) throw new Refused('count-closed');
    const [line] = await lockCountLines(trx, countId, [lineId]);
    if (!line) throw new Refused('not-found');
    if (line.bookedAt) throw new Refused(bookedRefusal(line));
    if ((line.counted ?? undefined) !== before) throw new Refused('record-changed');
    const [stock] = await lockStock(trx, [line.productId]);
    if (!stock) throw new Refused('not-found');
    const held = await readHeldPacks(trx, [line.productId]);
    const movementId = await readNewestMovement(trx, line.productId);
    const expected = stock.inStock + (held.get(line.productId) ?? 0);
    const { staffId } = staff;
    await writeCounted(trx, lineId, { counted, expected, movementId, at, staffId });
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'stock-line-counted',
      subject: countSubject(countId),
      detail: { by, line: lineId, code: stock.code, counted, expected },
      staff,
    });
    const [shown] = await readCountLines(trx, { lineId });
    if (!shown) throw new Refused('not-found');
    return shown;
  });
}

/** Returns the refusal of a line that is booked, with who booked it. */
export function bookedRefusal({ bookedBy }: Pick<LockedLine, 'bookedBy'>): Refusal {
  const code = 'count-line-booked';
  return { code, message: fillGaps(deskMessages[code], { by: bookedBy ?? 'Somebody' }) };
}
