import type { LimitedCategory } from '@formulary/rules/allocation/allocationState';
import type { limitsOnProduct } from '@formulary/rules/allocation/limitsOnProduct';
import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useEffect, useState } from 'react';
import { logLoadFailure } from '@formulary/client/screen/logProblem';

const load = async () =>
  (await loadLazily(() => import('@formulary/rules/allocation/limitsOnProduct'))).limitsOnProduct;

/** Returns the limits per prescription of a product, for users who can buy it. Only they load the rule's code. */
export function useLimits(
  product: Product | PublicProduct | undefined,
  categories: readonly LimitedCategory[],
): readonly string[] {
  const [limitsOf, setLimitsOf] = useState<typeof limitsOnProduct>();
  const priced = product && 'price' in product ? product : undefined;
  const shouldLoad = priced !== undefined && limitsOf === undefined;
  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isStale = false;
    const fetchRule = async () => {
      const rule = await load();
      if (!isStale) setLimitsOf(() => rule);
    };
    fetchRule().catch(logLoadFailure);
    return () => {
      isStale = true;
    };
  }, [shouldLoad]);
  return priced && limitsOf ? limitsOf(priced, categories) : [];
}
