import { readDocument } from '../accounts/documents/documents.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import { Refused } from '../platform/problems/Refused.ts';

const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/**
 * Returns a document of a registration for the viewer, and records who opened it on which device; the record is
 * committed before the content leaves. Refuses with 'paper-missing'.
 */
export async function openPaper(
  db: Db,
  paperId: number,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<FileAnswer> {
  return withTransaction(db, async (trx) => {
    const document = await readDocument(trx, paperId);
    if (!document) throw new Refused('paper-missing');
    const { kind, mediaType, content } = document;
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'paper-opened',
      // Not of the account, whose version must not change when somebody looks.
      subject: `paper ${paperId}`,
      detail: { by: actor.by, kind },
      staff: actor.staff,
    });
    const name = `${paperId}-${kind}.${ENDINGS[mediaType]}`;
    return new FileAnswer(content, name, mediaType);
  });
}
