import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { readPositive } from '@formulary/rules/paging/pages';
import { signStatuses } from '../../../lib/screen/signStatuses.ts';

/** Filters of the prescriptions in an address. */
export interface PrescriptionQuery {
  readonly orderId?: number;
  readonly status?: PrescriptionStatus;
  readonly prescriberId?: number;
}

const statuses = Object.keys(signStatuses) as readonly PrescriptionStatus[];

/** Parses orderId, signStatus and prescriberId; ignores invalid values (spec 2.18). */
export function prescriptionQuery(query: URLSearchParams): PrescriptionQuery {
  const orderId = readPositive(query.get('orderId'));
  const status = statuses.find((each) => signStatuses[each] === query.get('signStatus'));
  const prescriberId = readPositive(query.get('prescriberId'));
  return {
    ...(orderId === undefined ? {} : { orderId }),
    ...(status === undefined ? {} : { status }),
    ...(prescriberId === undefined ? {} : { prescriberId }),
  };
}
