import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';
import { readListing } from '@formulary/rules/catalogue/listing/readListing';
import { visitorsListing } from '@formulary/rules/catalogue/listing/visitorsListing';
import { useSearchParams } from 'react-router';
import { useCan } from '../../../lib/session/can.ts';

/** Returns the listing in the address, limited to what the user may filter by. */
export function useListing(): ProductListing {
  const [query] = useSearchParams();
  const canSeePrices = useCan('seePrices');
  const asked = readListing(query);
  return canSeePrices ? asked : visitorsListing(asked);
}
