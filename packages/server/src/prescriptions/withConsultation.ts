import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';

/** Adds to an unsigned prescription whether the shop asks for the day of the consultation. */
export function withConsultation(
  prescription: Prescription,
  { isRequired: isConsultationRequired }: ConsultationRule,
): Prescription {
  if (prescription.waitsFor !== 'signature') return prescription;
  return { ...prescription, isConsultationRequired };
}
