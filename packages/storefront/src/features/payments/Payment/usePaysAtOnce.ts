import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Leads on to the card provider when the buyer comes from placing the order. Coming back by the browser's Back does not:
 * the entry in the history forgets that it was asked to.
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
