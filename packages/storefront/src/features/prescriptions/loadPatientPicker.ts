import { loadPart } from '@formulary/ui/primitives/loadPart';

/** Fetches the combobox of patients: it is large, and most carts need no prescription. */
export async function loadPatientPicker() {
  return (await loadPart(() => import('@formulary/ui/pieces/patients/PatientPicker')))
    .PatientPicker;
}
