/** The columns of Drug Tariff Part VIIIA, in the file's order. */
export const tariffColumns = [
  'drug_tariff_category',
  'medicine',
  'pack_size',
  'unit_of_measure',
  'basic_price',
  'vmp_snomed_code',
  'vmpp_snomed_code',
] as const;

export type TariffColumn = (typeof tariffColumns)[number];
