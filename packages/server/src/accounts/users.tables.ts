import type { AccountState } from '@formulary/rules/accounts/accountState';
import type { localFields } from '@formulary/rules/addresses/addressFields';
import type { Profile } from '@formulary/rules/accounts/profile';
import type { ColumnType, Generated } from 'kysely';
import type { AddressColumns } from '../addresses/addressColumns.ts';

/** A column that may be omitted from an insert, and is null then. */
type NullByDefault<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** The columns of the clinic's address, except its country. */
type ClinicColumns = {
  readonly [Column in keyof AddressColumns<'clinic_', typeof localFields>]: NullByDefault<string>;
};

interface UsersTable extends AddressColumns<'', typeof localFields>, ClinicColumns {
  readonly id: Generated<number>;
  /** As typed, for mail; never compared. */
  readonly email: string;
  /** `emailKey` of the address, used to find accounts. */
  readonly email_key: string;
  readonly password_hash: string;
  readonly account_state: Generated<AccountState>;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly birth_date: string | null;
  readonly username: string | null;
  readonly country_code: string;
  readonly is_prescriber: Generated<boolean>;
  readonly is_professional: Generated<boolean>;
  readonly professional_status: NonNullable<Profile['professionalStatus']> | null;
  readonly registration_number: string | null;
  readonly requested_at: Date;
  readonly company: NullByDefault<string>;
  readonly clinic_country_code: NullByDefault<string>;
  /** The user's own claim; becomes `is_prescriber` when staff activate the account. */
  readonly claims_prescriber: Generated<boolean>;
  readonly email_verified_at: NullByDefault<Date>;
  /** When the registration has to be looked up again. */
  readonly recheck_on: NullByDefault<string>;
  readonly recheck_told_for: NullByDefault<string>;
  readonly data_requested_on: NullByDefault<string>;
  /** When the person's data was erased at their request. */
  readonly erased_at: NullByDefault<Date>;
  /** Everything by which staff find the account; a trigger writes it. */
  readonly searched: Generated<string>;
}

interface SessionsTable {
  readonly token_hash: Buffer;
  readonly user_id: number;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
  /** When the password was last entered in this session. */
  readonly password_proven_at: NullByDefault<Date>;
}

interface SignInFailuresTable {
  readonly id: Generated<number>;
  /** SHA-256 of the address's key. */
  readonly account: Buffer;
  /** Network of the client. */
  readonly address: string;
  readonly failed_at: Date;
  /** False while the attempt is pending. */
  readonly is_judged: Generated<boolean>;
}

interface AuditEventsTable {
  readonly id: Generated<number>;
  readonly happened_at: Date;
  readonly actor_id: number | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: Generated<string>;
  /** Set for what staff did at the desk, with the permission and the device. */
  readonly staff_id: number | null;
  readonly permission: string | null;
  readonly device: string | null;
}

interface EventValuesTable {
  readonly event_id: number;
  readonly value_before: string;
  readonly value_after: string;
}

declare module '../platform/database/schema.ts' {
  /**
   * Tables of migrations/0003_users.sql, with the columns of 0006_joining.sql, 0010_one_account_an_address.sql,
   * 0021_presence.sql and 0054_customers.sql.
   */
  interface Schema {
    readonly users: UsersTable;
    readonly sessions: SessionsTable;
    readonly sign_in_failures: SignInFailuresTable;
    readonly audit_events: AuditEventsTable;
    /** Of migrations/0051_event_values.sql. */
    readonly event_values: EventValuesTable;
  }
}
