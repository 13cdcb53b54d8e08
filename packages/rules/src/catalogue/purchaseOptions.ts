/** The options for products of type 'any', in the exact words of spec 5.18. */
export const purchaseOptions = [
  { value: '0', label: 'Non Prescription Item (PAY VAT)', isPrescription: false },
  { value: '1', label: 'Prescription Item (VAT FREE)', isPrescription: true },
] as const;
