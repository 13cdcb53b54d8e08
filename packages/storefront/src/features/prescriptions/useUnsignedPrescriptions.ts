import { countPrescriptions, listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { polled } from '@formulary/client/http/exchange';
import { usePolledItems } from '../../lib/polling/usePolledItems.ts';

const page = { skip: 0, limit: PAGE_SIZES.notifications };

/** Reads the count and the latest five of the prescriptions that a prescriber has to sign (spec 2.27). */
export function useUnsignedPrescriptions(prescriberId: number) {
  const query = { status: 'unsigned', prescriberId } as const;
  return usePolledItems<Prescription>(
    `unsigned prescriptions of ${prescriberId}`,
    keys.of(countPrescriptions, { waitingFor: prescriberId }),
    async () => {
      const [count, items] = await Promise.all([
        callApi(countPrescriptions, { body: { query } }, polled),
        callApi(listPrescriptions, { body: { query, page } }, polled),
      ]);
      return { count, items };
    },
  );
}
