/** What a component's docs page says beyond its docblock, states and props: `parameters: { guide: { … } satisfies Guide }`. */
export interface Guide {
  /** Its parts, in reading order, and what each is for. */
  readonly anatomy?: readonly (readonly [part: string, job: string])[];
  /** Keys and what they do. */
  readonly keyboard?: readonly (readonly [keys: string, effect: string])[];
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
}
