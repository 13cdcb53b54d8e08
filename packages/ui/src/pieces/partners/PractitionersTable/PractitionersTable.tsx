import type { PractitionerLink } from '@formulary/rules/partners/prescriberLink';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import { Table, type TableColumn } from '../../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { fullName } from '../fullName.ts';
import { linkColumns } from '../linkColumns.tsx';

export interface PractitionersTableProps {
  practitioners: readonly PractitionerLink[];
  onAnswer: (practitioner: PractitionerLink, answer: 'accepted' | 'declined') => void;
  /** Whose request is being answered just now. */
  answeringId?: number | undefined;
  isBusy?: boolean;
}

function columns({
  onAnswer,
  answeringId,
}: Pick<
  PractitionersTableProps,
  'onAnswer' | 'answeringId'
>): readonly TableColumn<PractitionerLink>[] {
  return [
    ...linkColumns,
    {
      key: 'action',
      header: 'Action',
      cell: (link) =>
        link.status === 'pending' && (
          <Cluster $gap={2}>
            <Button
              isSmall
              variant="primary"
              isPending={link.userId === answeringId}
              onClick={() => onAnswer(link, 'accepted')}
            >
              Accept <VisuallyHidden>{fullName(link)}</VisuallyHidden>
            </Button>
            <Button
              isSmall
              isDisabled={link.userId === answeringId}
              onClick={() => onAnswer(link, 'declined')}
            >
              Decline <VisuallyHidden>{fullName(link)}</VisuallyHidden>
            </Button>
          </Cluster>
        ),
    },
  ];
}

/** The practitioners who asked a prescriber; pending requests can be accepted or declined (spec 2.24, reading R2). */
export function PractitionersTable({
  practitioners,
  onAnswer,
  answeringId,
  isBusy = false,
}: PractitionersTableProps) {
  return (
    <Table
      caption="My Practitioners"
      columns={columns({ onAnswer, answeringId })}
      rows={practitioners}
      rowKey={({ userId }) => userId}
      rowState={({ status }) => status}
      isBusy={isBusy}
    />
  );
}
