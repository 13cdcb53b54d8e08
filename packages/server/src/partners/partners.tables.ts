import type { LinkState } from '@formulary/rules/partners/linkState';

interface PrescriberLinksTable {
  readonly practitioner_id: number;
  readonly prescriber_id: number;
  readonly status: LinkState;
  /** When the request was sent, the last time. */
  readonly requested_at: Date;
  readonly answered_at: Date | null;
  readonly ended_at: Date | null;
}

interface PrescriberInvitationsTable {
  readonly practitioner_id: number;
  /** `emailKey` of the address: what an account is found by. */
  readonly email_key: string;
  /** As it was typed; mail goes there. */
  readonly email: string;
  readonly token_hash: Buffer;
  /** When it was sent, the last time. */
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
