import type { ReactNode } from 'react';

/** A question that is asked often, its answer, and the address that it has for itself. */
export interface Question {
  readonly href: string;
  readonly question: string;
  readonly answer: ReactNode;
}
