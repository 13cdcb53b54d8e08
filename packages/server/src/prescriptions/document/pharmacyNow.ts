import { brand } from '@formulary/rules/brand/brand';
import type { DocumentPharmacy } from './PrescriptionDocument.ts';

/** Returns the pharmacy as the settings of now say it. Workers that draw are told it: they know no settings. */
export function pharmacyNow(): DocumentPharmacy {
  return { company: brand.company.name, address: brand.address };
}
