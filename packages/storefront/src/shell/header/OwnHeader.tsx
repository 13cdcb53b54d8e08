import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { PartSuspense } from '@formulary/ui/primitives/lazy/PartSuspense';
import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { lazy } from 'react';
import { useProfile } from '../../features/accounts/useProfile.ts';
import { useCart } from '../../features/carts/useCart.ts';
import { usePrescribeForStore } from '../../features/patients/prescribeForStore.ts';
import { paths } from '../../lib/screen/paths.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { type OwnLink, ownLinks } from './ownLinks.ts';
import { LoadOnOpen } from '../LoadOnOpen.tsx';

/** Lazy: only prescribers have bells. */
const ShopBells = lazy(async () => ({
  default: (await loadPart(() => import('./ShopBells.tsx'))).ShopBells,
}));

const loadPrescribingFor = async () =>
  (await loadPart(() => import('../../features/patients/PrescribingForBar.tsx'))).PrescribingForBar;

const links: readonly OwnLink[] = [
  { label: 'Orders', href: paths.orders(), permission: 'order', isEarly: true },
  { label: 'Quick order', href: paths.quickOrder, permission: 'order' },
  {
    label: 'Prescriptions',
    href: paths.prescriptions(),
    permission: 'seePrescriptions',
    isEarly: true,
  },
  { label: 'Patients', href: paths.patients(), permission: 'managePatients' },
  { label: 'My Prescribers', href: paths.prescribers, permission: 'choosePrescriber' },
  { label: 'My Practitioners', href: paths.practitioners(), permission: 'answerPractitioners' },
];

/** The two bells take the space of Quick order; it is in the sidebar and in the cart too. */
const linksBesideBells = links.filter(({ href }) => href !== paths.quickOrder);

/**
 * Shows the header of a signed-in user: own screens, packs in the cart, and a prescriber's notifications (spec 2.27).
 */
export function OwnHeader() {
  const { data: profile, error } = useProfile();
  const { data: lines = [] } = useCart();
  const hasBells = can(roleOf(profile), 'signPrescriptions');
  const isPrescribing = usePrescribeForStore(({ patientId }) => patientId !== undefined);
  return (
    <>
      <HeaderBar
        cartCount={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        links={ownLinks(hasBells ? linksBesideBells : links, profile)}
        hasMore={Boolean(profile ?? error)}
        bells={
          profile &&
          hasBells && (
            <PartSuspense>
              <ShopBells prescriberId={profile.id} />
            </PartSuspense>
          )
        }
      />
      <LoadOnOpen isOpen={isPrescribing} load={loadPrescribingFor} />
    </>
  );
}
