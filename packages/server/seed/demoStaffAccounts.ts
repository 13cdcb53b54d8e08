import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';

/** The password of every demo account of the desk; they have no second factor, and production refuses them. */
export const DEMO_STAFF_PASSWORD = 'formulary-demo';

/** A demo account of the desk. */
interface DemoStaffAccount {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Demo accounts of the desk, one for each role; never in production. */
export const demoStaffAccounts: readonly DemoStaffAccount[] = [
  { email: 'superintendent@formulary.test', name: 'Priya Shah', role: 'superintendent' },
  { email: 'pharmacist@formulary.test', name: 'Tomasz Nowak', role: 'pharmacist' },
  { email: 'dispenser@formulary.test', name: 'Callum Reid', role: 'dispenser' },
  { email: 'service@formulary.test', name: 'Ffion Morgan', role: 'customer-service' },
  { email: 'stock@formulary.test', name: 'Grace Mensah', role: 'stock' },
  { email: 'auditor@formulary.test', name: 'Niamh Doherty', role: 'auditor' },
];
