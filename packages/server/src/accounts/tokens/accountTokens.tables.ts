import type { TokenPurpose } from './accountTokens.queries.ts';

interface AccountTokensTable {
  readonly token_hash: Buffer;
  readonly user_id: number;
  readonly purpose: TokenPurpose;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  /** The table of one-time links; see migrations/0006_joining.sql. */
  interface Schema {
    readonly account_tokens: AccountTokensTable;
  }
}
