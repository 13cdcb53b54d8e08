import { paths } from '../../lib/screen/paths.ts';
import type { PermittedLink } from './permittedLinks.ts';

/** The links of a signed-in user's header (spec 2.27). */
export const headerLinks: readonly PermittedLink[] = [
  { label: 'Orders', href: paths.orders(), permission: 'order', isEarly: true },
  { label: 'Quick order', href: paths.quickOrder, permission: 'order' },
  // Not early: Quick order, which prescribers do not have, would move it.
  { label: 'Prescriptions', href: paths.prescriptions(), permission: 'seePrescriptions' },
  { label: 'Patients', href: paths.patients(), permission: 'managePatients' },
  { label: 'My Prescribers', href: paths.prescribers, permission: 'choosePrescriber' },
  { label: 'My Practitioners', href: paths.practitioners(), permission: 'answerPractitioners' },
];
