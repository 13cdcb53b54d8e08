import type { ColumnType } from 'kysely';
import type { SigningMethod } from '@formulary/rules/prescriptions/signing/signer';

/** A nullable column that an insert may leave out. */
type NullByDefault<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface SealKeysTable {
  readonly id: string;
  readonly public_key: Buffer;
  readonly created_at: Date;
}

interface PrescriptionSignaturesTable {
  readonly prescription_id: number;
  readonly document_id: string;
  readonly text_hash: Buffer;
  readonly picture: Buffer;
  readonly picture_hash: Buffer;
  readonly declarations: readonly string[];
  readonly signer_id: number;
  readonly signer_name: string;
  readonly registration_number: string | null;
  readonly professional_status: string | null;
  readonly method: SigningMethod;
  readonly proven_at: Date;
  readonly is_typed: boolean;
  readonly consulted_on: string | null;
  readonly signed_at: Date;
  readonly address: string;
  readonly agent: string;
  readonly key_id: string;
  readonly seal: Buffer;
}

interface PasskeySignaturesTable {
  readonly prescription_id: number;
  readonly credential_id: Buffer;
  /** In COSE form. */
  readonly public_key: Buffer;
  readonly authenticator_data: Buffer;
  readonly client_data: Buffer;
  readonly signature: Buffer;
}

interface SignatureConfirmationsTable {
  readonly token_hash: Buffer;
  readonly prescription_id: number;
  readonly document_id: string;
  readonly picture_hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: NullByDefault<Date>;
  readonly superseded_at: NullByDefault<Date>;
}

declare module '../../platform/database/schema.ts' {
  /** The tables of migrations/0024_prescription_signatures.sql and 0028_passkey_signatures.sql. */
  interface Schema {
    readonly seal_keys: SealKeysTable;
    readonly prescription_signatures: PrescriptionSignaturesTable;
    readonly passkey_signatures: PasskeySignaturesTable;
    readonly signature_confirmations: SignatureConfirmationsTable;
  }
}
