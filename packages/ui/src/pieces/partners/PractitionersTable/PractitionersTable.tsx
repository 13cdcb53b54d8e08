import { linkStateOf } from '@formulary/rules/partners/linkState';
import type { PractitionerLink } from '@formulary/rules/partners/prescriberLink';
import { fullName } from '@formulary/rules/text/fullName';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Table, type TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { TwoPressButton } from '../../../primitives/buttons/TwoPressButton/TwoPressButton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { LinkActions } from '../LinkActions/LinkActions.tsx';
import { linkColumns } from '../linkColumns.tsx';

export interface PractitionersTableProps {
  practitioners: readonly PractitionerLink[];
  onAnswer: (practitioner: PractitionerLink, answer: 'accepted' | 'declined') => void;
  onEnd: (practitioner: PractitionerLink) => void;
  /** Link being answered or ended. */
  answeringId?: number | undefined;
  /** Link to highlight, opened from the bell. */
  highlightedId?: number | undefined;
  now: Date;
  isBusy?: boolean;
}

type ColumnsProps = Pick<PractitionersTableProps, 'onAnswer' | 'onEnd' | 'answeringId' | 'now'>;

function columns({
  onAnswer,
  onEnd,
  answeringId,
  now,
}: ColumnsProps): readonly TableColumn<PractitionerLink>[] {
  return [
    ...linkColumns(now),
    {
      key: 'action',
      header: 'Action',
      cell: (link) => {
        const [name, state] = [fullName(link), linkStateOf(link)];
        const isAnswering = link.userId === answeringId;
        return (
          <LinkActions name={name} state={state}>
            {state === 'pending' && (
              <>
                <Button
                  isSmall
                  variant="primary"
                  title={`${name} may then send you prescriptions`}
                  isPending={isAnswering}
                  onClick={() => onAnswer(link, 'accepted')}
                >
                  Accept <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
                <TwoPressButton
                  isSmall
                  label="Decline"
                  confirmLabel="Yes, decline"
                  about={name}
                  isDisabled={isAnswering}
                  onConfirm={() => onAnswer(link, 'declined')}
                />
              </>
            )}
            {state === 'accepted' && (
              <TwoPressButton
                isSmall
                label="End"
                confirmLabel="Yes, end"
                about={`the link with ${name}`}
                isPending={isAnswering}
                onConfirm={() => onEnd(link)}
              />
            )}
          </LinkActions>
        );
      },
    },
  ];
}

/**
 * Lists the practitioners who asked a prescriber: requests to accept or decline, links to end (spec 2.24, reading R2).
 */
export function PractitionersTable({
  practitioners,
  onAnswer,
  onEnd,
  answeringId,
  highlightedId,
  now,
  isBusy = false,
}: PractitionersTableProps) {
  return (
    <Table
      caption="My Practitioners"
      columns={columns({ onAnswer, onEnd, answeringId, now })}
      rows={practitioners}
      rowKey={({ userId }) => userId}
      rowState={linkStateOf}
      isHighlighted={({ userId }) => userId === highlightedId}
      isBusy={isBusy}
    />
  );
}
