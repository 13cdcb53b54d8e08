import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { Generated } from 'kysely';
import type { DocumentMediaType } from '../../platform/validation/mediaTypeOf.ts';

interface AccountDocumentsTable {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly kind: RegistrationDocument;
  readonly media_type: DocumentMediaType;
  readonly original_name: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly content: Buffer;
  readonly received_at: Date;
  readonly superseded_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  /** The table of documents; see migrations/0006_joining.sql. */
  interface Schema {
    readonly account_documents: AccountDocumentsTable;
  }
}
