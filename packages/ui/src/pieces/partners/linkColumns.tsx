import { formatDate } from '@formulary/rules/dates/londonTime';
import type { PrescriberLink } from '@formulary/rules/partners/prescriberLink';
import { fullName } from '@formulary/rules/text/fullName';
import type { TableColumn } from '../../primitives/data/Table/Table.tsx';
import { LinkStanding } from './LinkStanding/LinkStanding.tsx';

/** Returns the columns shared by My Prescribers and My Practitioners (spec 2.22, 2.24). */
export function linkColumns(now: Date): readonly TableColumn<PrescriberLink>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: (link) => <span translate="no">{fullName(link)}</span>,
    },
    { key: 'email', header: 'Email', cell: ({ email }) => <span translate="no">{email}</span> },
    {
      key: 'requestedAt',
      header: 'Request Date',
      cell: ({ requestedAt }) => formatDate(requestedAt),
    },
    {
      key: 'status',
      header: 'Request Status',
      cell: (link) => <LinkStanding link={link} now={now} />,
    },
  ];
}
