import { countMyPractitioners, listMyPractitioners } from '@formulary/rules/calls/partnerCalls';
import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';
import type { PractitionerLink } from '@formulary/rules/partners/prescriberLink';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { polled } from '@formulary/client/http/exchange';
import { usePolledItems } from '../../lib/polling/usePolledItems.ts';

const query = { status: 'pending' } as const;
const page = { skip: 0, limit: PAGE_SIZES.notifications };

/** Reads the count and the latest five of a prescriber's pending requests (spec 2.27). */
export function usePendingRequests(prescriberId: number) {
  return usePolledItems<PractitionerLink>(
    `practitioner requests of ${prescriberId}`,
    keys.of(countMyPractitioners, { waitingFor: prescriberId }),
    async () => {
      const [count, items] = await Promise.all([
        callApi(countMyPractitioners, { body: { query } }, polled),
        callApi(listMyPractitioners, { body: { query, page } }, polled),
      ]);
      return { count, items };
    },
  );
}
