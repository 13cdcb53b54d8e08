import { useContext } from 'react';
import { ToastContext, type Toasts } from './ToastContext.ts';

/** The way to say something at the bottom right: `const { notify } = useToasts()`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a <ToastProvider> above it.');
  return toasts;
}
