import {
  type RegistrationDocument,
  registrationDocuments,
} from '@formulary/rules/accounts/registrationDocuments';
import { peekToken, consumeToken } from '../tokens/accountTokens.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { checkReceived } from '../documents/checkReceived.ts';
import { storeDocuments } from '../documents/documents.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { ReceivedForm } from '../../platform/uploads/ReceivedForm.ts';
import { lockAccount } from '../users.queries.ts';

const kinds = Object.keys(registrationDocuments) as RegistrationDocument[];

/**
 * Replaces documents with the one-time ticket from staff (spec 7.4). Each document supersedes the one of its kind; the
 * others stay. Refuses with 'token-dead', or with a sentence for each invalid document, which leaves the ticket valid.
 */
export async function replaceDocuments(
  db: Db,
  { ticket, files }: { readonly ticket: string; readonly files: ReceivedForm['files'] },
  now: Date,
): Promise<void> {
  const token = { token: ticket, purpose: 'upload-documents', now } as const;
  if ((await peekToken(db, token)) === undefined) throw new Refused('token-dead');
  const given = kinds.filter((kind) => (files[kind]?.content.length ?? 0) > 0);
  const { documents, errors } = await checkReceived(given.length === 0 ? kinds : given, files);
  if (Object.keys(errors).length > 0) {
    throw new Refused('invalid-request', { errors });
  }
  await withTransaction(db, async (trx) => {
    const userId = await consumeToken(trx, token);
    if (userId === undefined) throw new Refused('token-dead');
    const state = await lockAccount(trx, userId);
    if (state !== 'registered' && state !== 'verified') throw new Refused('token-dead');
    await storeDocuments(trx, userId, documents, now);
    await recordEvent(trx, {
      at: now,
      actorId: userId,
      action: 'documents-replaced',
      subject: `user ${userId}`,
      detail: { kinds: given.join(', ') },
    });
  });
}
