import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';

export interface ToastContent {
  readonly tone?: Tone;
  readonly message: ReactNode;
  /** One thing that can be done about it; the toast goes once it is done. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** It stays until it is closed. */
  readonly isPersistent?: boolean;
}

export interface ShownToast extends ToastContent {
  readonly id: string;
  /** Counts up with every notify: the same id shown again is a new toast. */
  readonly turn: number;
}
