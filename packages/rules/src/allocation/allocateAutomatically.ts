import type { AllocationState } from './allocationState.ts';
import type { PreOrderPrescription, PrescribedQuantity } from './preOrderPrescription.ts';
import { type PrescriptionLimit, prescriptionLimits } from './prescriptionLimits.ts';
import { unallocatedQuantities } from './allocatedPacks.ts';

/** The prescriptions after an automatic allocation, and the packs that did not fit. */
export interface AutomaticAllocation {
  readonly prescriptions: readonly PreOrderPrescription[];
  readonly left: readonly PrescribedQuantity[];
}

/** Packs by product. */
type Packs = ReadonlyMap<number, number>;

/** Returns the limits that count a product. */
type LimitsOf = (productId: number) => readonly PrescriptionLimit[];

/**
 * Allocates the remaining packs of the cart's prescription lines to the existing prescriptions, in the order of their
 * ids. Fills each as far as the limits allow before the next, and keeps what is already allocated (spec 5.24). Products
 * that need the most prescriptions go first, then by product id, so that the result does not depend on the order of the
 * lines. Afterwards no prescription has room for another remaining pack.
 */
export function allocateAutomatically(state: AllocationState): AutomaticAllocation {
  const limitsOf = indexed(prescriptionLimits(state));
  let left = scarcestFirst(unallocatedQuantities(state), limitsOf);
  const prescriptions = [...state.prescriptions];
  const byId = [...prescriptions.entries()].toSorted(([, a], [, b]) => a.id - b.id);
  for (const [index, prescription] of byId) {
    const packs = packsThatFit(prescription, left, limitsOf);
    left = withoutPacks(left, packs);
    prescriptions[index] = withPacks(prescription, packs);
  }
  return {
    prescriptions,
    left: [...left].map(([productId, quantity]) => ({ productId, quantity })),
  };
}

function indexed(limits: readonly PrescriptionLimit[]): LimitsOf {
  const byProduct = new Map<number, PrescriptionLimit[]>();
  for (const limit of limits) {
    for (const productId of limit.productIds) {
      const known = byProduct.get(productId);
      if (known) known.push(limit);
      else byProduct.set(productId, [limit]);
    }
  }
  return (productId) => byProduct.get(productId) ?? [];
}

function scarcestFirst(left: Packs, limitsOf: LimitsOf): Packs {
  const needs = [...left]
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => {
      const tightest = Math.min(...limitsOf(productId).map(({ most }) => most));
      return { productId, quantity, prescriptions: Math.ceil(quantity / tightest) };
    })
    .toSorted((a, b) => b.prescriptions - a.prescriptions || a.productId - b.productId);
  return new Map(needs.map(({ productId, quantity }) => [productId, quantity]));
}

/** Returns how many of the remaining packs of each product fit on one prescription. */
function packsThatFit({ items }: PreOrderPrescription, left: Packs, limitsOf: LimitsOf): Packs {
  const rooms = new Map<PrescriptionLimit, number>();
  const roomIn = (limit: PrescriptionLimit) => rooms.get(limit) ?? limit.most;
  const take = (productId: number, packs: number) => {
    for (const limit of limitsOf(productId)) rooms.set(limit, roomIn(limit) - packs);
  };
  for (const { productId, quantity } of items) take(productId, quantity);

  const taken = new Map<number, number>();
  for (const [productId, quantity] of left) {
    const packs = Math.min(quantity, ...limitsOf(productId).map(roomIn));
    if (packs <= 0) continue;
    take(productId, packs);
    taken.set(productId, packs);
  }
  return taken;
}

function withoutPacks(left: Packs, packs: Packs): Packs {
  const rest = [...left].map(
    ([productId, quantity]) => [productId, quantity - (packs.get(productId) ?? 0)] as const,
  );
  return new Map(rest.filter(([, quantity]) => quantity > 0));
}

function withPacks(prescription: PreOrderPrescription, packs: Packs): PreOrderPrescription {
  const held = prescription.items.map(({ productId, quantity }) => [productId, quantity] as const);
  const quantities = new Map<number, number>();
  for (const [productId, quantity] of [...held, ...packs])
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const items = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return { ...prescription, items };
}
