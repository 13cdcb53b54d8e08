/** How a product may be bought: only against a prescription, only without, or either way (spec 3.2). */
export type ProductType = 'any' | 'prescription' | 'nonPrescription';
