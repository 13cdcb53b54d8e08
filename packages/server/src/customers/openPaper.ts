import { readDocument } from '../accounts/documents/documents.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { paperWorkers } from '../platform/paper/paperWorkers.ts';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { WorkFailed } from '../platform/problems/WorkFailed.ts';

/** Draws pages of uploaded documents; tests pass their own. */
export type DrawPaper = (task: 'count-pages' | 'draw-page', input: unknown) => Promise<unknown>;

const inWorker: DrawPaper = (task, input) => paperWorkers.viewing.run(task, input);

/** Asks a worker about a document. Refuses with 'paper-unreadable' what it cannot draw in its time and memory. */
async function asked(draw: DrawPaper, ...work: Parameters<DrawPaper>): Promise<unknown> {
  try {
    return await draw(...work);
  } catch (error) {
    // What the worker throws says something about the document; being busy does not.
    if (error instanceof WorkFailed || !(error instanceof Refused)) {
      throw new Refused('paper-unreadable');
    }
    throw error;
  }
}

/** Returns how many pages a document has; a picture has one. Refuses with 'paper-missing' and 'paper-unreadable'. */
export async function countPaperPages(
  db: Db,
  paperId: number,
  draw: DrawPaper = inWorker,
): Promise<number> {
  const document = await readDocument(db, paperId);
  if (!document) throw new Refused('paper-missing');
  const { mediaType, content } = document;
  if (mediaType !== 'application/pdf') return 1;
  return Number(await asked(draw, 'count-pages', { content }));
}

/** A page of a document; the first, unless it is said. */
interface PaperPage {
  readonly paperId: number;
  readonly page?: number | undefined;
}

/**
 * Returns a page of a document as a picture, and records who opened it on which device; the record is committed before
 * the picture leaves. Pictures were drawn anew when they were uploaded; a page of a PDF is drawn by a worker. Refuses
 * with 'paper-missing', also for a page that is not there, and with 'paper-unreadable'.
 */
export async function openPaper(
  db: Db,
  { paperId, page = 1 }: PaperPage,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
  draw: DrawPaper = inWorker,
): Promise<FileAnswer> {
  const document = await readDocument(db, paperId);
  if (!document) throw new Refused('paper-missing');
  const { kind, mediaType, content } = document;
  const isPdf = mediaType === 'application/pdf';
  const pages = isPdf ? Number(await asked(draw, 'count-pages', { content })) : 1;
  if (page > pages) throw new Refused('paper-missing');
  const picture = isPdf
    ? Buffer.from((await asked(draw, 'draw-page', { content, page })) as Uint8Array)
    : content;
  await withTransaction(db, (trx) =>
    recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'paper-opened',
      // Not of the account, whose version must not change when somebody looks.
      subject: `paper ${paperId}`,
      detail: { by: actor.by, kind, page },
      staff: actor.staff,
    }),
  );
  const [shownAs, ending] =
    mediaType === 'image/png' ? ['image/png', 'png'] : ['image/jpeg', 'jpg'];
  return new FileAnswer(picture, `${paperId}-${kind}-${page}.${ending}`, shownAs);
}
