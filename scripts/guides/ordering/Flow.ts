/** Flow chart with lanes. */
export interface Flow {
  /** Text alternative for screen readers. */
  readonly alt: string;
  /** Actors, from the left. */
  readonly lanes: readonly string[];
  /** Steps, by lane index; each row is below the last. */
  readonly boxes: readonly (readonly [lane: number, text: string])[];
}
