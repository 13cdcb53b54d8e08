import { exceededLimit } from '@formulary/rules/allocation/limitsOnPrescription';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { RecordedLimit } from '../prescriptions/prescriptions.tables.ts';
import { readLimits } from './review.queries.ts';

/**
 * Refuses items above the limits of the time of the order with 'product-limit-exceeded' or 'category-limit-exceeded'. A
 * substitute counts as the product it replaces.
 */
export async function requireWithinLimits(
  trx: Trx,
  prescriptionId: number,
  items: readonly PrescriptionItem[],
): Promise<void> {
  const recorded: readonly RecordedLimit[] = await readLimits(trx, prescriptionId);
  const limits = recorded.map(({ productIds, ...limit }) => {
    const standingIn = items.flatMap(({ productId, substitutedBy }) =>
      substitutedBy !== undefined && limit.kind === 'category' && productIds.includes(productId)
        ? [substitutedBy]
        : [],
    );
    return { ...limit, productIds: new Set([...productIds, ...standingIn]) };
  });
  const packs = items.map(({ productId, name, allocated }) => {
    return { productId, name, quantity: allocated };
  });
  const exceeded = exceededLimit(limits, packs);
  if (exceeded) throw new Refused(exceeded);
}
