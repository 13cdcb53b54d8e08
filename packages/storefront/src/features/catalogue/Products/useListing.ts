import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import { readListing, visitorsListing } from '@formulary/rules/catalogue/listing/readListing';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';

/** Returns the listing in the address, limited to what the user may filter by. */
export function useListing(): ProductListing {
  const [query] = useSearchParams();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const asked = readListing(query);
  return isSignedIn ? asked : visitorsListing(asked);
}
