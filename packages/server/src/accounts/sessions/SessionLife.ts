/** Idle and absolute lifetime of a session (reading R6). */
export interface SessionLife {
  readonly idleMs: number;
  readonly absoluteMs: number;
}
