import { roleOf } from '@formulary/rules/accounts/roleOf';
import { PartSuspense } from '@formulary/ui/primitives/PartSuspense';
import { loadPart } from '@formulary/ui/primitives/loadPart';
import { lazy } from 'react';
import { useProfile } from '../features/accounts/useProfile.ts';
import { useCart } from '../features/carts/useCart.ts';
import { usePrescribeForStore } from '../features/patients/prescribeForStore.ts';
import { paths } from '../lib/screen/paths.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { WhenWanted } from './WhenWanted.tsx';

/** Lazy: only prescribers have bells. */
const ShopBells = lazy(async () => ({
  default: (await loadPart(() => import('./ShopBells.tsx'))).ShopBells,
}));

const loadPrescribingFor = async () =>
  (await loadPart(() => import('../features/patients/PrescribingForBar.tsx'))).PrescribingForBar;

const orders = { label: 'Orders', href: paths.orders() };
const quickOrder = { label: 'Quick order', href: paths.quickOrder };
const prescriptions = { label: 'Prescriptions', href: paths.prescriptions() };
const patients = { label: 'Patients', href: paths.patients() };
const ownLinks = {
  visitor: [orders, prescriptions],
  practitioner: [
    orders,
    quickOrder,
    prescriptions,
    patients,
    { label: 'My Prescribers', href: paths.prescribers },
  ],
  // The two bells take the space of Quick order; it is in the sidebar and in the cart too.
  prescriber: [
    orders,
    prescriptions,
    patients,
    { label: 'My Practitioners', href: paths.practitioners() },
  ],
} as const;

/**
 * Shows the header of a signed-in user: own screens, packs in the cart, and a prescriber's notifications (spec 2.27).
 */
export function OwnHeader() {
  const { data: profile, error } = useProfile();
  const { data: lines = [] } = useCart();
  const isPrescribing = usePrescribeForStore(({ patientId }) => patientId !== undefined);
  return (
    <>
      <HeaderBar
        cartCount={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        links={ownLinks[roleOf(profile)]}
        hasMore={Boolean(profile ?? error)}
        bells={
          profile?.isPrescriber && (
            <PartSuspense>
              <ShopBells prescriberId={profile.id} />
            </PartSuspense>
          )
        }
      />
      <WhenWanted isWanted={isPrescribing} load={loadPrescribingFor} />
    </>
  );
}
