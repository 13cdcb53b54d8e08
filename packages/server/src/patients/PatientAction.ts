/** What becomes of a patient, as it is recorded. */
export type PatientAction = 'patient-added' | 'patient-changed';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly patient: PatientAction;
  }
}
