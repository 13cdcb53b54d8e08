import type { AllocationState } from './allocationState.ts';
import type { PreOrderPrescription, PrescribedQuantity } from './preOrderPrescription.ts';
import { type PrescriptionLimit, prescriptionLimits } from './prescriptionLimits.ts';
import { unallocatedQuantity } from './unallocatedQuantity.ts';

/** The prescriptions after an automatic allocation, and what found no room on them. */
export interface AutomaticAllocation {
  readonly prescriptions: readonly PreOrderPrescription[];
  readonly left: readonly PrescribedQuantity[];
}

/** A product of the cart with the limits that count it. */
interface Supply {
  readonly productId: number;
  readonly limits: readonly PrescriptionLimit[];
  /** How many prescriptions it takes to hold what is left of it, as far as each limit alone tells. */
  readonly prescriptionsNeeded: number;
}

/**
 * Puts what is left of the cart's prescription lines on the prescriptions there are, each filled as far as the limits
 * allow before the next, in the order of their ids; what stands on them already stays (spec 5.24). Products that need
 * the most prescriptions go first, then by product id: the same cart always gives the same answer, whatever the order
 * of its lines. Afterwards no prescription has room for another pack that is left.
 */
export function allocateAutomatically(state: AllocationState): AutomaticAllocation {
  let left = new Map(
    state.lines
      .filter(({ isPrescription }) => isPrescription)
      .map(({ productId }) => [productId, unallocatedQuantity(state, productId)]),
  );
  const supplies = suppliesOf(left, prescriptionLimits(state));
  const filled = new Map<number, PreOrderPrescription>();
  for (const prescription of state.prescriptions.toSorted((a, b) => a.id - b.id)) {
    const packs = packsThatFit(prescription, supplies, left);
    left = lessPacks(left, packs);
    filled.set(prescription.id, withPacks(prescription, packs));
  }
  return {
    prescriptions: state.prescriptions.map((each) => filled.get(each.id) ?? each),
    left: [...left]
      .map(([productId, quantity]) => ({ productId, quantity }))
      .filter(({ quantity }) => quantity > 0),
  };
}

function suppliesOf(
  left: ReadonlyMap<number, number>,
  limits: readonly PrescriptionLimit[],
): readonly Supply[] {
  return [...left]
    .map(([productId, quantity]) => {
      const own = limits.filter(({ productIds }) => productIds.has(productId));
      const tightest = Math.min(...own.map(({ most }) => most));
      return { productId, limits: own, prescriptionsNeeded: Math.ceil(quantity / tightest) };
    })
    .toSorted((a, b) => b.prescriptionsNeeded - a.prescriptionsNeeded || a.productId - b.productId);
}

/** How many packs of each product one prescription takes of what is left. */
function packsThatFit(
  { items }: PreOrderPrescription,
  supplies: readonly Supply[],
  left: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const rooms = new Map<PrescriptionLimit, number>();
  const roomIn = (limit: PrescriptionLimit) => rooms.get(limit) ?? limit.most;
  const take = (limits: readonly PrescriptionLimit[], packs: number) => {
    for (const limit of limits) rooms.set(limit, roomIn(limit) - packs);
  };
  const limitsOf = new Map(supplies.map(({ productId, limits }) => [productId, limits]));
  for (const { productId, quantity } of items) take(limitsOf.get(productId) ?? [], quantity);

  const taken = new Map<number, number>();
  for (const { productId, limits } of supplies) {
    const packs = Math.max(0, Math.min(left.get(productId) ?? 0, ...limits.map(roomIn)));
    take(limits, packs);
    taken.set(productId, packs);
  }
  return taken;
}

function lessPacks(
  left: ReadonlyMap<number, number>,
  packs: ReadonlyMap<number, number>,
): Map<number, number> {
  return new Map(
    [...left].map(([productId, quantity]) => [productId, quantity - (packs.get(productId) ?? 0)]),
  );
}

function withPacks(
  prescription: PreOrderPrescription,
  packs: ReadonlyMap<number, number>,
): PreOrderPrescription {
  const held = prescription.items.map(({ productId, quantity }) => [productId, quantity] as const);
  const quantities = new Map<number, number>();
  for (const [productId, quantity] of [...held, ...packs])
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const items = [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { ...prescription, items };
}
