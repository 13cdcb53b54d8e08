import { getProduct, getPublicProduct } from '@formulary/rules/calls/catalogueCalls';
import { useCan } from '../../lib/session/can.ts';
import { useRead } from '../../lib/http/useRead.ts';

/**
 * Reads one product, with its price when signed in (spec 7.19); nothing without an id. Shows the served visitor's
 * version until the price arrives or its call fails (spec 8.9).
 */
export function useProduct(id: number | undefined) {
  const canSeePrices = useCan('seePrices');
  const input = id === undefined ? null : { params: { id } };
  const priced = useRead(getProduct, canSeePrices ? input : null);
  const open = useRead(getPublicProduct, canSeePrices ? null : input, { keepPrevious: true });
  const known = open.data?.id === id ? open.data : undefined;
  if (!canSeePrices) return { data: known, error: open.error };
  const { data, error } = priced;
  return { data: data ?? (error ? undefined : known), error };
}
