import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';

/** Loads the patient combobox: it is large, and most carts need no prescription. */
export async function loadPatientPicker() {
  return (await loadPart(() => import('@formulary/ui/pieces/patients/PatientPicker')))
    .PatientPicker;
}
