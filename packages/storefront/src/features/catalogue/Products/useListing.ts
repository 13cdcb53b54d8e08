import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';
import { readListing } from '@formulary/rules/catalogue/listing/readListing';
import { visitorsListing } from '@formulary/rules/catalogue/listing/visitorsListing';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';
import { useListView } from './useListView.ts';

/**
 * The list that the address asks for, as far as whoever looks may ask. Who last chose the table gets it in every list, and
 * then it stands in the address too, so that what is shared is what was seen.
 */
export function useListing(): ProductListing {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const { view, follow } = useListView();
  useEffect(follow, [follow]);
  const asked = readListing(query);
  const isWritten = view !== 'table' || asked.view === 'table';
  useEffect(() => {
    if (isWritten) return;
    const params = new URLSearchParams(query);
    params.set('view', view);
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [isWritten, view, query, hash, navigate]);
  const listing = isSignedIn ? asked : visitorsListing(asked);
  return isWritten ? listing : { ...listing, view: 'table' };
}
