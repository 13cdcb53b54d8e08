import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Starts the card payment if the history entry asks for it (`pays`). Drops that flag, so that the browser's Back does
 * not pay again.
 */
export function usePaysAtOnce(start: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { readonly pays?: unknown } | null)?.pays === true;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isAsked || hasStarted.current) return;
    hasStarted.current = true;
    void navigate(pathname + search, { replace: true, state: null });
    start();
  });
}
