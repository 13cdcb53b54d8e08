import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../lib/screen/paths.ts';

/** Redirects users who cannot prescribe from the manual prescription to the cart's checkout, with a notice. */
export function NotForYou() {
  const { notify } = useToasts();
  useEffect(() => {
    notify({ id: 'checkout', tone: 'info', message: notices.manualForPrescribers });
  }, [notify]);
  return <Navigate to={paths.checkout} replace />;
}
