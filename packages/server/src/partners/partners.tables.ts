import type { LinkState } from '@formulary/rules/partners/linkState';

interface PrescriberLinksTable {
  readonly practitioner_id: number;
  readonly prescriber_id: number;
  readonly status: LinkState;
  /** When the request was last sent. */
  readonly requested_at: Date;
  readonly answered_at: Date | null;
  readonly ended_at: Date | null;
}

interface PrescriberInvitationsTable {
  readonly practitioner_id: number;
  /** `emailKey` of the address, which finds the account. */
  readonly email_key: string;
  /** The address as typed, for mail. */
  readonly email: string;
  readonly token_hash: Buffer;
  /** When it was last sent. */
  readonly invited_at: Date;
  readonly expires_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0012_partners.sql. */
  interface Schema {
    readonly prescriber_links: PrescriberLinksTable;
    readonly prescriber_invitations: PrescriberInvitationsTable;
  }
}
