import { useContext } from 'react';
import { ToastContext, type Toasts } from './ToastContext.ts';

/** Returns the functions that show toasts: `const { notify } = useToasts()`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a <ToastProvider> above it.');
  return toasts;
}
