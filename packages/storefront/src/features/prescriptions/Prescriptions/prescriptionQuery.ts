import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { readPositive } from '@formulary/rules/paging/readPositive';
import { signStatuses } from '../../../lib/screen/signStatuses.ts';

/** Which prescriptions an address asks for. */
export interface PrescriptionQuery {
  readonly orderId?: number;
  readonly status?: PrescriptionStatus;
  readonly prescriberId?: number;
}

const statuses = Object.keys(signStatuses) as readonly PrescriptionStatus[];

/** Reads orderId, signStatus and prescriberId; what is none of them narrows nothing down (spec 2.18). */
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
