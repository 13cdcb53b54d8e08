import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';

/** A prescription of a filled shop before anybody verified it. */
export type FilledPrescription = Omit<PrescriptionSnapshot, 'verifiedAt'>;
