import { leavesToday } from '@formulary/rules/prescriptions/leavesToday';
import { TextLink } from '@formulary/ui/primitives/TextLink';
import { paths } from '../../../lib/screen/paths.ts';
import type { usePrescriptionList } from './usePrescriptionList.ts';

interface ListLeadProps {
  /** Whether the list shows prescriptions for the user to sign. */
  readonly isToSign: boolean;
  readonly list: Pick<ReturnType<typeof usePrescriptionList>, 'query' | 'count' | 'prescriptions'>;
  readonly now: Date;
}

/** Shows the lead of the list: the order it is filtered by, or until when signing still ships today (spec 9.15). */
export function ListLead({ isToSign, list: { query, count, prescriptions }, now }: ListLeadProps) {
  if (query.orderId !== undefined) {
    const number = prescriptions?.find(({ order }) => order?.id === query.orderId)?.order?.number;
    return (
      <>
        Of{' '}
        <TextLink href={paths.order(query.orderId)}>{`order ${number ?? query.orderId}`}</TextLink>.{' '}
        <TextLink href={paths.prescriptions({ status: query.status })}>Show all orders</TextLink>
      </>
    );
  }
  if (!isToSign || !count) return null;
  if (!leavesToday(now)) return null;
  return leavesToday(now, true)
    ? 'Paid orders that you sign and confirm before 15:00 still leave today.'
    : 'Paid orders that you sign and confirm before 15:00 still leave today; what has to stay cold leaves on Monday.';
}
