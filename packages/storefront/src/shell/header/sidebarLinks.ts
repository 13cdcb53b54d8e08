import type { Profile } from '@formulary/rules/accounts/profile';
import { paths } from '../../lib/screen/paths.ts';
import type { PermittedLink } from './permittedLinks.ts';

/** Returns the links of the sidebar, those for some users included (spec 2.28). */
export function sidebarLinks(profile: Profile | undefined): readonly PermittedLink[] {
  return [
    {
      label: 'Orders',
      words: 'invoices buy again history',
      href: paths.orders(),
      permission: 'order',
      isEarly: true,
    },
    {
      label: 'Quick order',
      words: 'paste list excel many products',
      href: paths.quickOrder,
      permission: 'order',
      isEarly: true,
    },
    {
      label: 'Lists',
      words: 'usual order favourites saved',
      href: paths.lists,
      permission: 'order',
      isEarly: true,
    },
    { label: 'Patients', href: paths.patients(), permission: 'managePatients' },
    {
      label: 'Sign Prescriptions',
      href: paths.toSign(profile?.id ?? 0),
      permission: 'signPrescriptions',
    },
    {
      label: 'Manual Prescription',
      href: paths.manualPrescription,
      permission: 'writeManualPrescriptions',
    },
    {
      label: 'Prescription Template',
      href: paths.prescriptionTemplate,
      permission: 'printPrescriptionTemplate',
    },
    {
      label: 'Account details',
      words: 'profile address password passkey security',
      href: paths.profile,
      permission: 'manageAccount',
      isEarly: true,
    },
  ];
}
