import { createContext, type ReactNode, useContext } from 'react';
import type { Tone } from '../messages/tone.ts';

export interface ToastContent {
  readonly tone?: Tone;
  readonly message: ReactNode;
  /** Action offered by the toast; the toast closes after it. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** Stays until the user closes it. */
  readonly isPersistent?: boolean;
  /** The page shows the message on phones, where the toast would take the room of the action bar; it is still announced. */
  readonly isSaidOnPage?: boolean;
}

export interface VisibleToast extends ToastContent {
  readonly id: string;
  /** Increases with every notify, so that the same id shown again is a new toast. */
  readonly turn: number;
}

export interface Toasts {
  /** Shows a toast and returns its id. A toast with the same id is replaced and its timer restarts. */
  readonly notify: (toast: ToastContent & { readonly id?: string }) => string;
  readonly dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Returns the functions that show toasts: `const { notify } = useToasts()`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a <ToastProvider> above it.');
  return toasts;
}
