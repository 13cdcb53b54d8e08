import { getProduct, getPublicProduct } from '@formulary/rules/calls/catalogueCalls';
import { useSession } from '../../lib/session/session.ts';
import { useRead } from '../../lib/http/useRead.ts';

/** One product, with its price when signed in (spec 7.19); nothing when there is no id. */
export function useProduct(id: number | undefined) {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const input = id === undefined ? null : { params: { id } };
  const priced = useRead(getProduct, isSignedIn ? input : null);
  const open = useRead(getPublicProduct, isSignedIn ? null : input);
  return isSignedIn ? priced : open;
}
