/** How long a session lives unused, and at the very most (reading R6). */
export interface SessionLife {
  readonly idleMs: number;
  readonly absoluteMs: number;
}
