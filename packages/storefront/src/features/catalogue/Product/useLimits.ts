import type { LimitedCategory } from '@formulary/rules/allocation/allocationState';
import type { limitsOnProduct } from '@formulary/rules/allocation/limitsOnProduct';
import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import { loadPart } from '@formulary/ui/primitives/loadPart';
import { useEffect, useState } from 'react';
import { logMissingPart } from '../../../lib/screen/logMissingPart.ts';

const load = async () =>
  (await loadPart(() => import('@formulary/rules/allocation/limitsOnProduct'))).limitsOnProduct;

/** Says what one prescription may hold of a product to who can buy it. The rule is fetched for them alone. */
export function useLimits(
  product: Product | PublicProduct | undefined,
  categories: readonly LimitedCategory[],
): readonly string[] {
  const [limitsOf, setLimitsOf] = useState<typeof limitsOnProduct>();
  const priced = product && 'price' in product ? product : undefined;
  const isWanted = priced !== undefined && limitsOf === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    const fetchRule = async () => {
      const rule = await load();
      if (!isStale) setLimitsOf(() => rule);
    };
    fetchRule().catch(logMissingPart);
    return () => {
      isStale = true;
    };
  }, [isWanted]);
  return priced && limitsOf ? limitsOf(priced, categories) : [];
}
