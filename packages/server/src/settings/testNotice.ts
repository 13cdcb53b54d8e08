import { brand } from '@formulary/rules/brand/brand';
import { type NoticeKind, noticeLabels } from '@formulary/rules/settings/noticeKinds';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import { queueNotice, readNoticeAddresses } from './queueNotice.ts';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly notices: 'notice-tested';
  }
}

/** Sends a test to everybody who gets a notice, and records it. Returns their addresses. */
export function testNotice(
  db: Db,
  kind: NoticeKind,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<readonly string[]> {
  return withTransaction(db, async (trx) => {
    const what = noticeLabels[kind];
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'notice-tested',
      // Not that of the settings: it changes nothing of them.
      subject: `notice ${kind}`,
      detail: { by: actor.by, what },
      staff: actor.staff,
    });
    await queueNotice(trx, kind, (recipient) =>
      composeMail({
        recipient,
        firstName: 'team',
        subject: `Test of a notice: ${what}`,
        preview: 'Nothing has happened.',
        parts: [
          {
            kind: 'paragraph',
            text: `${actor.by} sent this to everybody who gets the notice ‘${what}’ of ${brand.name}. Nothing has happened, and there is nothing to do.`,
          },
        ],
      }),
    );
    return readNoticeAddresses(trx, kind);
  });
}
