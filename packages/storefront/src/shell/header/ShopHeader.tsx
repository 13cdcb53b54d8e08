import { PartSuspense } from '@formulary/ui/primitives/lazy/PartSuspense';
import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { lazy } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import { useCan } from '../../lib/session/can.ts';
import { HeaderBar } from './HeaderBar.tsx';

/** Lazy: needs the profile, which visitors do not have. */
const OwnHeader = lazy(async () => ({
  default: (await loadPart(() => import('./OwnHeader.tsx'))).OwnHeader,
}));

const links = [
  { label: 'Orders', href: paths.orders() },
  { label: 'Prescriptions', href: paths.prescriptions() },
];

/** Shows the header of a visitor or of the signed-in user (spec 2.27). */
export function ShopHeader() {
  const canOrder = useCan('order');
  if (!canOrder) return <HeaderBar />;
  return (
    <PartSuspense fallback={<HeaderBar links={links} hasMore={false} />}>
      <OwnHeader />
    </PartSuspense>
  );
}
