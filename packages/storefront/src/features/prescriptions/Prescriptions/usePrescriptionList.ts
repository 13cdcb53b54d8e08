import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { pageCount, readPositive } from '@formulary/rules/paging/pages';
import { countPrescriptions, listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { useSearchParams } from 'react-router';
import { signStatuses } from '../../../lib/screen/paths.ts';
import { useRead } from '../../../lib/http/useRead.ts';
import { usePage } from '../../../lib/screen/usePage.ts';
import { useReportLoadFailure } from '../useReportLoadFailure.ts';

/** Filters of the prescriptions in an address. */
interface PrescriptionQuery {
  readonly orderId?: number;
  readonly status?: PrescriptionStatus;
  readonly prescriberId?: number;
}

const statuses = Object.keys(signStatuses) as readonly PrescriptionStatus[];

/** Parses orderId, signStatus and prescriberId; ignores invalid values (spec 2.18). */
function prescriptionQuery(query: URLSearchParams): PrescriptionQuery {
  const orderId = readPositive(query.get('orderId'));
  const status = statuses.find((each) => signStatuses[each] === query.get('signStatus'));
  const prescriberId = readPositive(query.get('prescriberId'));
  return {
    ...(orderId === undefined ? {} : { orderId }),
    ...(status === undefined ? {} : { status }),
    ...(prescriberId === undefined ? {} : { prescriberId }),
  };
}

/** Reads the page of prescriptions that the address asks for (spec 2.18, 7.44, 7.45). */
export function usePrescriptionList() {
  const [search] = useSearchParams();
  const query = prescriptionQuery(search);
  const count = useRead(countPrescriptions, { body: { query } });
  const unsigned = useRead(
    countPrescriptions,
    { body: { query: { ...query, status: 'unsigned' } } },
    { keepPrevious: true },
  );
  const pages =
    count.data === undefined ? undefined : pageCount(count.data, PAGE_SIZES.prescriptions);
  const page = usePage(pages);
  // What waits for the reader has an order: nearest deadline first.
  const isByDeadline = query.status === 'unsigned' && query.prescriberId !== undefined;
  const list = useRead(
    listPrescriptions,
    {
      body: {
        query: { ...query, ...(isByDeadline && { isByDeadline }) },
        page: pageWindow(page, PAGE_SIZES.prescriptions),
      },
    },
    { keepPrevious: true },
  );
  useReportLoadFailure('listPrescriptions', list.error);
  useReportLoadFailure('countPrescriptions', count.error);
  const isPastEnd = list.data?.length === 0 && (list.isLoading || count.isLoading);
  return {
    query,
    page,
    pages: pages ?? 1,
    count: count.data,
    unsignedCount: unsigned.data,
    prescriptions: isPastEnd ? undefined : list.data,
    isFailed: Boolean(list.error ?? count.error) && !list.isLoading,
    isLoading: list.isLoading,
    retry: () => void Promise.all([list.mutate(), count.mutate(), unsigned.mutate()]),
  };
}
