/** A record that somebody asked for by its number. */
export interface Sought {
  readonly kind: 'patient' | 'prescription';
  readonly id: number;
}
