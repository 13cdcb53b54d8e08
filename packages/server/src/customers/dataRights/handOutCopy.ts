import type { DataRequest } from '@formulary/rules/customers/dataCopy';
import { makeInvoice } from '../../invoices/makeInvoice.ts';
import type { Db } from '../../platform/database/Db.ts';
import { onOneSnapshot } from '../../platform/database/onOneSnapshot.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { spoolFile } from '../../platform/process/spoolFile.ts';
import type { Shop } from '../../start/Shop.ts';
import type { Copyist, ReadableCopy } from './copyData.ts';
import { writeDataRequest } from './dataRequests.queries.ts';
import { readInvoicesWithoutFile } from './dataRows.queries.ts';
import { writeCopy } from './writeCopy.ts';

/** A copy that is handed out: about whom, for whom, and by whom. */
export interface HandedOut {
  /** 'user 7' or 'patient 4'. */
  readonly subject: string;
  /** The customer whose noted request this answers. */
  readonly userId?: number;
  readonly request: DataRequest;
  readonly actor: DeskActor;
  readonly now: Date;
  readonly open: (trx: Trx, request: DataRequest, copyist: Copyist) => Promise<ReadableCopy>;
}

/**
 * Returns a copy of somebody's data as a ZIP, written from one snapshot. Who asked for it and when, and what it holds, is
 * recorded before it is sent; a request that was noted is answered with it. There is no link to it: each copy is made on demand.
 */
export async function handOutCopy(
  db: Db,
  { subject, userId, request, actor, now, open }: HandedOut,
): Promise<FileAnswer> {
  const { file, rows, files } = await onOneSnapshot(db, 1, async ([trx]) => {
    const copy = await open(trx, request, { by: actor.by, now });
    const { zip, made } = writeCopy(copy);
    const [spooled] = await Promise.all([spoolFile(zip), made]);
    const counted = copy.parts.reduce((sum, { count }) => sum + count, 0);
    return { file: spooled, rows: counted, files: copy.paths.length };
  });
  try {
    await withTransaction(db, async (trx) => {
      if (userId !== undefined) await writeDataRequest(trx, userId, undefined);
      await recordEvent(trx, {
        at: now,
        actorId: undefined,
        action: 'data-exported',
        subject,
        detail: { by: actor.by, ...request, rows, files, bytes: file.size, sha256: file.sha256 },
        staff: actor.staff,
      });
    });
  } catch (error) {
    file.contents.destroy();
    throw error;
  }
  return new FileAnswer(file, `copy-of-${subject.replace(' ', '-')}.zip`);
}

/** Makes the files of a customer's invoices that nobody has opened yet, so that a copy has them all. */
export async function makeMissingInvoices(
  shop: Pick<Shop, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  for (const id of await readInvoicesWithoutFile(shop.db, userId)) await makeInvoice(shop, id);
}
