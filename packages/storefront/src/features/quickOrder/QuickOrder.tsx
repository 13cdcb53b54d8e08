import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useLayoutEffect } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import { RowDensity } from '../../lib/screen/RowDensity.tsx';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useProfile } from '../accounts/useProfile.ts';
import { QuickOrderForm } from './QuickOrderForm.tsx';
import { QuickOrderSkeleton } from './QuickOrderSkeleton.tsx';
import { useQuickOrderDraft } from './quickOrderDraft.ts';

/**
 * Shows the quick order: rows of code or name and quantity, typed, pasted or from a file, added to the cart in one
 * call.
 */
export function QuickOrder() {
  const { data: profile, error, isValidating, mutate } = useProfile();
  const { ownerId, belongTo } = useQuickOrderDraft();
  // Show and change no rows before their owner is known.
  useLayoutEffect(() => {
    if (profile) belongTo(profile.id);
  }, [profile, belongTo]);
  const isTheirs = profile !== undefined && profile.id === ownerId;
  const isFailed = error !== undefined && !profile;
  return (
    <Screen
      isDense
      actions={<RowDensity />}
      title="Quick order"
      heading="Quick order"
      lead="A code or a name and how many packs, row by row. Enter leads on to the next field."
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'Quick order', href: paths.quickOrder },
      ]}
    >
      {isTheirs && <QuickOrderForm key={ownerId} />}
      {isFailed && (
        <LoadFailed
          what="your quick order"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!isTheirs && !isFailed && <QuickOrderSkeleton />}
    </Screen>
  );
}
