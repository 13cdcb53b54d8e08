import { useContext } from 'react';
import { Navigate } from 'react-router';
import { ServedContext } from '../served/ServedContext.ts';

/** Leads elsewhere, without an entry in the history: a screen that has nothing to show at this address. */
export function Leave({ to }: { readonly to: string }) {
  useContext(ServedContext)?.leave(to);
  return <Navigate replace to={to} />;
}
