/** The fields of the private prescription to fill in by hand, on screen and as a PDF (spec 2.21). */
export const templateFields = {
  prescriber: ['Prescriber', 'Street', 'Postcode', 'Professional registration number', 'Date'],
  patient: ['Name', 'Date of birth', 'Address', 'Postcode'],
  items: { columns: ['Quantity', 'Item', 'Pack size', 'Directions'], rows: 6 },
  signature: ['Prescriber’s signature', 'Date signed'],
} as const;
