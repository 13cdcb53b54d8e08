import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { Generated } from 'kysely';

interface StaffTable {
  readonly id: Generated<number>;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Null until the invitation is accepted. */
  readonly password_hash: string | null;
  readonly state: Generated<'invited' | 'active' | 'ended'>;
  readonly is_demo: Generated<boolean>;
  readonly created_at: Date;
}

interface StaffSessionsTable {
  readonly token_hash: Buffer;
  readonly staff_id: number;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
  readonly proven_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0049_staff.sql. */
  interface Schema {
    readonly staff: StaffTable;
    readonly staff_sessions: StaffSessionsTable;
  }
}
