import type { Generated } from 'kysely';

interface PasskeysTable {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly credential_id: Buffer;
  /** COSE key. */
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

interface PasskeyChallengesTable {
  readonly user_id: number;
  readonly challenge: string;
  readonly expires_at: Date;
}

declare module '../../platform/database/schema.ts' {
  /** Tables of migrations/0017_passkeys.sql. */
  interface Schema {
    readonly passkeys: PasskeysTable;
    readonly passkey_challenges: PasskeyChallengesTable;
  }
}
