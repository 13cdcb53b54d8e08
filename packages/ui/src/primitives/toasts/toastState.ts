import type { ReactNode } from 'react';
import type { Tone } from '../messages/tone.ts';

export interface ToastContent {
  readonly tone?: Tone;
  readonly message: ReactNode;
  /** Action offered by the toast; the toast closes after it. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** Stays until the user closes it. */
  readonly isPersistent?: boolean;
}

export interface VisibleToast extends ToastContent {
  readonly id: string;
  /** Increases with every notify, so that the same id shown again is a new toast. */
  readonly turn: number;
}
