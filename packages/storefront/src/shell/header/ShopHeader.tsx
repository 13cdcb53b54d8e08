import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import { useCan } from '../../lib/session/can.ts';
import { HeaderBar } from './HeaderBar.tsx';

/** Lazy: needs the profile, which visitors do not have. */
const SignedInHeader = lazy(async () => ({
  default: (await loadLazily(() => import('./SignedInHeader.tsx'))).SignedInHeader,
}));

const links = [{ label: 'Orders', href: paths.orders() }];

/** Shows the header of a visitor or of the signed-in user (spec 2.27). */
export function ShopHeader() {
  const canOrder = useCan('order');
  if (!canOrder) return <HeaderBar />;
  return (
    <LazySuspense fallback={<HeaderBar links={links} hasMore={false} />}>
      <SignedInHeader />
    </LazySuspense>
  );
}
