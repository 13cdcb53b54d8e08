import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy } from 'react';
import { useProfile } from '../../features/accounts/useProfile.ts';
import { useCart } from '../../features/carts/useCart.ts';
import { usePrescribeForStore } from '../../features/patients/prescribeForStore.ts';
import { paths } from '../../lib/screen/paths.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { headerLinks } from './headerLinks.ts';
import { permittedLinks } from './permittedLinks.ts';
import { LoadOnOpen } from '@formulary/client/screen/LoadOnOpen';

/** Lazy: only prescribers have bells. */
const NotificationBells = lazy(async () => ({
  default: (await loadLazily(() => import('./NotificationBells.tsx'))).NotificationBells,
}));

const loadPrescribingFor = async () =>
  (await loadLazily(() => import('../../features/patients/PrescribingForBar.tsx')))
    .PrescribingForBar;

/** The two bells take the space of Quick order; it is in the sidebar and in the cart too. */
const linksBesideBells = headerLinks.filter(({ href }) => href !== paths.quickOrder);

/** Prescribers land on what waits for their signature; the list has a filter for the rest. */
const linksOf = (prescriberId: number) =>
  linksBesideBells.map((link) =>
    link.href === paths.prescriptions() ? { ...link, href: paths.toSign(prescriberId) } : link,
  );

/**
 * Shows the header of a signed-in user: own screens, packs in the cart, and a prescriber's notifications (spec 2.27).
 */
export function SignedInHeader() {
  const { data: profile, error } = useProfile();
  const { data: lines = [] } = useCart();
  const hasBells = can(roleOf(profile), 'signPrescriptions');
  const isPrescribing = usePrescribeForStore(({ patientId }) => patientId !== undefined);
  return (
    <>
      <HeaderBar
        cartCount={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        links={permittedLinks(profile && hasBells ? linksOf(profile.id) : headerLinks, profile)}
        hasMore={Boolean(profile ?? error)}
        bells={
          profile &&
          hasBells && (
            <LazySuspense>
              <NotificationBells prescriberId={profile.id} />
            </LazySuspense>
          )
        }
      />
      <LoadOnOpen isOpen={isPrescribing} load={loadPrescribingFor} />
    </>
  );
}
