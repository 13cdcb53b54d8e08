/** What the private prescription that is filled in by hand asks for, on the screen and as a PDF (spec 2.21). */
export const templateParts = {
  prescriber: ['Prescriber', 'Street', 'Postcode', 'Professional registration number', 'Date'],
  patient: ['Name', 'Date of birth', 'Address', 'Postcode'],
  items: { columns: ['Quantity', 'Item', 'Pack size', 'Directions'], rows: 6 },
  signature: ['Prescriber’s signature', 'Date signed'],
} as const;
