import { hash } from 'node:crypto';
import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { CheckedDocument } from './CheckedDocument.ts';
import type { DocumentMediaType } from './DocumentMediaType.ts';

/** A document as the list of an account shows it. */
export interface ListedDocument {
  readonly id: number;
  readonly kind: RegistrationDocument;
  readonly mediaType: DocumentMediaType;
  readonly originalName: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: Buffer;
  readonly receivedAt: Date;
  /** Set once a newer one of its kind took its place. */
  readonly supersededAt: Date | undefined;
}

const LISTED = [
  'id',
  'kind',
  'media_type as mediaType',
  'original_name as originalName',
  'size',
  'sha256',
  'received_at as receivedAt',
  'superseded_at as supersededAt',
] as const;

/** The documents of an account, those of today first, without their content. */
export async function listDocuments(db: Db, userId: number): Promise<readonly ListedDocument[]> {
  const rows = await db
    .selectFrom('account_documents')
    .select(LISTED)
    .where('user_id', '=', userId)
    .orderBy('superseded_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, supersededAt: row.supersededAt ?? undefined }));
}

/** One document with its content, for staff alone: no call and no page reads it. */
export async function readDocument(
  db: Db,
  id: number,
): Promise<(ListedDocument & { readonly content: Buffer }) | undefined> {
  const row = await db
    .selectFrom('account_documents')
    .select([...LISTED, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, supersededAt: row.supersededAt ?? undefined };
}

/** Keeps the documents of an account; each supersedes the one of its kind. The account's row is to be locked before. */
export async function storeDocuments(
  trx: Trx,
  userId: number,
  documents: readonly CheckedDocument[],
  now: Date,
): Promise<void> {
  for (const { kind, mediaType, originalName, content } of documents) {
    await trx
      .updateTable('account_documents')
      .set({ superseded_at: now })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('superseded_at', 'is', null)
      .execute();
    await trx
      .insertInto('account_documents')
      .values({
        user_id: userId,
        kind,
        media_type: mediaType,
        original_name: originalName,
        size: content.length,
        sha256: hash('sha256', content, 'buffer'),
        content,
        received_at: now,
        superseded_at: null,
      })
      .execute();
  }
}
