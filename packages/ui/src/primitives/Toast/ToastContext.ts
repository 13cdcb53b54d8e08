import { createContext } from 'react';
import type { ToastContent } from './toastState.ts';

export interface Toasts {
  /** Shows a toast and says which it is. A toast of the same id is replaced, and its time starts again. */
  readonly notify: (toast: ToastContent & { readonly id?: string }) => string;
  readonly dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);
