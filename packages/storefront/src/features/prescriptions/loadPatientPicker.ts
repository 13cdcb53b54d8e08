import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';

/** Loads the patient combobox: it is large, and most carts need no prescription. */
export async function loadPatientPicker() {
  return (await loadLazily(() => import('@formulary/ui/pieces/patients/PatientPicker')))
    .PatientPicker;
}
