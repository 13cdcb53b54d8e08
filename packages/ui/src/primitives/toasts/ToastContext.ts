import { createContext } from 'react';
import type { ToastContent } from './toastState.ts';

export interface Toasts {
  /** Shows a toast and returns its id. A toast with the same id is replaced and its timer restarts. */
  readonly notify: (toast: ToastContent & { readonly id?: string }) => string;
  readonly dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);
