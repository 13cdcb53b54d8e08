import { hash } from 'node:crypto';
import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { CheckedDocument } from './checkReceived.ts';
import type { DocumentMediaType } from '../../platform/validation/mediaTypeOf.ts';

/** A document as an account's list shows it. */
export interface ListedDocument {
  readonly id: number;
  readonly kind: RegistrationDocument;
  readonly mediaType: DocumentMediaType;
  readonly originalName: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: Buffer;
  readonly receivedAt: Date;
  /** Set when a newer document of its kind replaces it. */
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

/** Lists the documents of an account without their content, current ones first. */
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

/** Reads one document with its content. For staff only: no call and no page of the shop uses it. */
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

/**
 * Stores the documents of an account; each supersedes the previous one of its kind. The caller must lock the account's
 * row first.
 */
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
