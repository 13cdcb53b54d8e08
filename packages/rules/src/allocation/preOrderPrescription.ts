/** Packs of one product on one prescription. */
export interface PrescribedQuantity {
  readonly productId: number;
  readonly quantity: number;
}

/** A prescription of a cart before the order: whose it is and what of the cart stands on it (spec 7.53, reading R12). */
export interface PreOrderPrescription {
  readonly id: number;
  readonly patientId?: number | undefined;
  /** The same on every prescription of a cart. */
  readonly prescriberId?: number | undefined;
  readonly items: readonly PrescribedQuantity[];
}
