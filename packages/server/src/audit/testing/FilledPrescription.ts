import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';

/** A generated prescription before verification. */
export type FilledPrescription = Omit<PrescriptionSnapshot, 'verifiedAt'>;
