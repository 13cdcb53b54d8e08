import { create } from 'zustand';

interface ConsultationStore {
  /** The shop refused a signature without the day on which the patient was seen. */
  readonly isRequired: boolean;
}

/** What this page has learned of what the shop asks for, so that it asks for it from then on. */
export const useConsultationStore = create<ConsultationStore>(() => ({ isRequired: false }));
