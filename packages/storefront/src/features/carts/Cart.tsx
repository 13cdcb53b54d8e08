import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { allocationStateOf } from '@formulary/rules/allocation/allocationState';
import {
  leastPrescriptions,
  prescriptionQuantity,
} from '@formulary/rules/allocation/prescriptionLimits';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { cartTotals } from '@formulary/rules/pricing/cartTotals';
import { commonNotices } from '@formulary/rules/problems/commonNotices';
import { CartLayout } from '@formulary/ui/pieces/carts/CartLayout';
import { CartSkeleton } from '@formulary/ui/pieces/carts/CartSkeleton';
import { CartSummary } from '@formulary/ui/pieces/carts/CartSummary';
import { CartTable } from '@formulary/ui/pieces/carts/CartTable';
import { RemovedNotice } from '@formulary/ui/pieces/carts/RemovedNotice';
import { PrescriptionsNeeded } from '@formulary/ui/pieces/allocation/PrescriptionsNeeded';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { type ComponentType, lazy, useState } from 'react';
import { useProfile } from '../accounts/useProfile.ts';
import { usePrescribers } from '../accounts/usePrescribers.ts';
import { useRead } from '../../lib/http/useRead.ts';
import { useCart } from './useCart.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useCartChanges } from './useCartChanges.ts';
import { useStockWarning } from './useStockWarning.ts';

/** Lazy: most carts have lines. */
const CartEmpty = lazy(async () => ({
  default: (await loadLazily(() => import('@formulary/ui/pieces/carts/CartEmpty'))).CartEmpty,
}));

interface CartProps {
  /** Saves the cart as a list. */
  readonly Save?: ComponentType<{ readonly lines: readonly CartLine[] }>;
}

/** Shows the cart: changes show at once, and roll back with a message when refused (spec 2.12, 4.4). */
export function Cart({ Save }: CartProps) {
  const { data: lines, error, isValidating, mutate } = useCart();
  const [wasFilled, setWasFilled] = useState(false);
  if (!wasFilled && lines && lines.length > 0) setWasFilled(true);
  const isShort = useStockWarning(lines);
  const { data: categories } = useRead(listCategories, {}, { isLasting: true });
  // Category limits decide how many prescriptions are needed.
  const least = categories ? leastPrescriptions(allocationStateOf(lines ?? [], categories, [])) : 0;
  const { data: profile } = useProfile();
  const { data: prescribers } = usePrescribers(
    least > 0 && can(roleOf(profile), 'choosePrescriber'),
  );
  const isUnsigned = prescribers?.length === 0;
  const { refusals, removed, setQuantity, remove, undo, clear } = useCartChanges(lines ?? []);
  return (
    <Screen
      title="Cart"
      heading="Your cart"
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'Cart', href: paths.cart },
      ]}
    >
      {error && !lines && (
        <LoadFailed what="your cart" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!lines && !error && <CartSkeleton />}
      {isShort && <Alert tone="warning" title={commonNotices.cartOutOfStock} />}
      {removed && <RemovedNotice name={removed.name} onUndo={undo} />}
      {lines?.length === 0 && (
        <LazySuspense>
          <CartEmpty
            continueHref={paths.categories()}
            quickOrderHref={paths.quickOrder}
            takesFocus={wasFilled}
          />
        </LazySuspense>
      )}
      {lines && lines.length > 0 && (
        <CartLayout>
          <CartTable
            lines={lines}
            productHref={paths.product}
            refusals={refusals}
            onQuantity={setQuantity}
            onRemove={remove}
          />
          <CartSummary
            totals={cartTotals(lines)}
            continueHref={paths.categories()}
            checkoutHref={paths.checkout}
            quickOrderHref={paths.quickOrder}
            notice={
              least > 0 && (
                <PrescriptionsNeeded
                  packs={prescriptionQuantity(lines)}
                  least={least}
                  addHref={isUnsigned ? paths.addPrescriber : undefined}
                />
              )
            }
            save={Save && <Save lines={lines} />}
            onClear={clear}
          />
        </CartLayout>
      )}
    </Screen>
  );
}
