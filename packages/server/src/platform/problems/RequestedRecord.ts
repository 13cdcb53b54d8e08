/** A record requested by its id. */
export interface RequestedRecord {
  readonly kind: 'patient' | 'prescription';
  readonly id: number;
}
