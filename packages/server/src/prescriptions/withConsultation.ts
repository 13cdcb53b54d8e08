import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';

/** A prescription that says, while it waits for its signature, whether the shop asks for the day on which the patient was seen. */
export function withConsultation(
  prescription: Prescription,
  { isRequired: isConsultationRequired }: ConsultationRule,
): Prescription {
  if (prescription.waitsFor !== 'signature') return prescription;
  return { ...prescription, isConsultationRequired };
}
