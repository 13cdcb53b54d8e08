/** Recorded actions of staff on a prescription, and of who is asked to take it over. */
type DeskPrescriptionAction =
  | 'prescription-resent'
  | 'prescription-voided'
  | 'prescription-handover-asked'
  | 'prescription-handover-withdrawn'
  | 'prescription-handover-accepted'
  | 'prescription-handover-declined';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly deskPrescriptions: DeskPrescriptionAction;
  }
}

/** Returns the subject of a prescription's events. */
export const prescriptionSubject = (id: number): string => `prescription ${id}`;
