import { listMyPractitioners } from '@formulary/rules/calls/partnerCalls';
import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';
import type { PractitionerLink } from '@formulary/rules/partners/prescriberLink';
import { useSearchParams } from 'react-router';
import { readPositive } from '@formulary/rules/paging/pages';
import { useRead } from '../../../lib/http/useRead.ts';

/** Requests searched: the latest 100; the bell shows five. */
const searched = { query: {}, page: { skip: 0, limit: 100 } };

/**
 * Returns the request in the address, and its page if it is not on the shown one. A page in the address takes
 * precedence.
 */
export function useRequestPage(shown: readonly PractitionerLink[] | undefined): {
  readonly requestId: number | undefined;
  readonly elsewhere: number | undefined;
} {
  const [query] = useSearchParams();
  const requestId = readPositive(query.get('request'));
  const isIt = ({ userId }: PractitionerLink) => userId === requestId;
  const isSought =
    requestId !== undefined && !query.has('page') && shown !== undefined && !shown.some(isIt);
  const latest = useRead(listMyPractitioners, isSought ? { body: searched } : null);
  const index = isSought ? (latest.data?.findIndex(isIt) ?? -1) : -1;
  const page = Math.floor(index / PAGE_SIZES.orders) + 1;
  return { requestId, elsewhere: page > 1 ? page : undefined };
}
