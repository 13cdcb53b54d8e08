import { getProduct, getPublicProduct } from '@formulary/rules/calls/catalogueCalls';
import { useSession } from '../../lib/session/session.ts';
import { useRead } from '../../lib/http/useRead.ts';

/**
 * Reads one product, with its price when signed in (spec 7.19); nothing without an id. Shows the served visitor's
 * version until the price arrives or its call fails (spec 8.9).
 */
export function useProduct(id: number | undefined) {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const input = id === undefined ? null : { params: { id } };
  const priced = useRead(getProduct, isSignedIn ? input : null);
  const open = useRead(getPublicProduct, isSignedIn ? null : input, { keepPrevious: true });
  const known = open.data?.id === id ? open.data : undefined;
  if (!isSignedIn) return { data: known, error: open.error };
  const { data, error } = priced;
  return { data: data ?? (error ? undefined : known), error };
}
