/** Audit actions of a patient. */
export type PatientAction = 'patient-added' | 'patient-changed';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly patient: PatientAction;
  }
}
