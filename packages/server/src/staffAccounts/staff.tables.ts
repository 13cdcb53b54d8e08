import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { StaffState } from '@formulary/rules/accounts/staffMember';
import type { Generated } from 'kysely';

interface StaffTable {
  readonly id: Generated<number>;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Null unless the account is active. */
  readonly password_hash: string | null;
  readonly state: Generated<StaffState>;
  readonly is_demo: Generated<boolean>;
  readonly created_at: Date;
  /** Key of the authenticator app, sealed (`sealSecret`). Null unless the account is active, and for demo accounts. */
  readonly totp_key: Generated<Buffer | null>;
  /** The last step of 30 seconds whose code was accepted. */
  readonly totp_step: Generated<number | null>;
  readonly last_sign_in_at: Generated<Date | null>;
}

interface StaffSessionsTable {
  readonly token_hash: Buffer;
  readonly staff_id: number;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
  readonly proven_at: Date;
  /** Set when its person locked the session. */
  readonly locked_at: Generated<Date | null>;
  readonly device: string | null;
  /** Network address where it began. */
  readonly network: string | null;
  readonly station_id: number | null;
}

interface StaffStationsTable {
  readonly id: Generated<number>;
  readonly token_hash: Buffer;
  readonly name: string;
  readonly is_shared: boolean;
  readonly created_at: Date;
}

interface StaffStationPeopleTable {
  readonly station_id: number;
  readonly staff_id: number;
  readonly last_used_at: Date;
}

interface StaffNewAuthenticatorsTable {
  readonly staff_id: number;
  /** Sealed. */
  readonly totp_key: Buffer;
  readonly expires_at: Date;
}

interface StaffViewsTable {
  readonly id: Generated<number>;
  readonly staff_id: number;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly is_default: boolean;
  readonly created_at: Date;
}

interface StaffInvitationsTable {
  readonly staff_id: number;
  readonly token_hash: Buffer;
  /** Sealed. Null until the invitation is opened. */
  readonly totp_key: Buffer | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

interface StaffRecoveryCodesTable {
  readonly staff_id: number;
  readonly code_hash: Buffer;
  readonly used_at: Generated<Date | null>;
}

interface StaffPasskeysTable {
  readonly id: Generated<number>;
  readonly staff_id: number;
  readonly credential_id: Buffer;
  /** COSE key. */
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: Date;
  readonly last_used_at: Generated<Date | null>;
}

interface StaffChallengesTable {
  readonly challenge: string;
  /** Null for a challenge to sign in or unlock. */
  readonly staff_id: number | null;
  readonly expires_at: Date;
}

interface StaffLooksTable {
  readonly staff_id: number;
  readonly subject: string;
  readonly since: Date;
  readonly seen_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations 0049, 0050, 0068 and 0069. */
  interface Schema {
    readonly staff: StaffTable;
    readonly staff_sessions: StaffSessionsTable;
    readonly staff_invitations: StaffInvitationsTable;
    readonly staff_recovery_codes: StaffRecoveryCodesTable;
    readonly staff_passkeys: StaffPasskeysTable;
    readonly staff_challenges: StaffChallengesTable;
    readonly staff_looks: StaffLooksTable;
    readonly staff_stations: StaffStationsTable;
    readonly staff_station_people: StaffStationPeopleTable;
    readonly staff_new_authenticators: StaffNewAuthenticatorsTable;
    readonly staff_views: StaffViewsTable;
  }
}
