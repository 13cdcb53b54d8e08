/** Returns the packs of all prescription lines of a cart (spec 9.5). */
export function prescriptionQuantity(
  lines: readonly { readonly isPrescription: boolean; readonly quantity: number }[],
): number {
  return lines
    .filter(({ isPrescription }) => isPrescription)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
