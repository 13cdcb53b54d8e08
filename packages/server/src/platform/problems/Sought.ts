/** A record requested by its id. */
export interface Sought {
  readonly kind: 'patient' | 'prescription';
  readonly id: number;
}
