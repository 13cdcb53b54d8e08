import { useContext } from 'react';
import { Navigate } from 'react-router';
import { ServedContext } from '../served/ServedContext.ts';

/** Redirects without a history entry, from a screen that has nothing to show at its address. */
export function Redirect({ to }: { readonly to: string }) {
  useContext(ServedContext)?.onRedirect(to);
  return <Navigate replace to={to} />;
}
