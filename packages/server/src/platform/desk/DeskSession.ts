import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';

/** Who works at the desk, identified by the live cookie of a request. */
export interface DeskSession {
  readonly staffId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** When password and second factor, or a passkey, were last given. */
  readonly provenAt: Date;
}
