import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { styled } from 'styled-components';
import { border, color, font, space } from '@formulary/theme/tokens';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TwoPressButton } from '../../../primitives/buttons/TwoPressButton/TwoPressButton.tsx';
import type { TimelineEvent } from '../Timeline/Timeline.tsx';

/** A field that both have changed. */
export interface ChangedField {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface RecordChangedProps {
  /** The record, in the middle of a sentence: 'this order'. */
  what: string;
  /** What happened since it was loaded, oldest first; at least one. */
  changes: readonly TimelineEvent[];
  now: Date;
  /** Fields whose value on the screen is not the one that is saved now. */
  fields?: readonly ChangedField[];
  /** Saves what was typed over the changes. */
  onKeepMine: () => void;
  /** Discards what was typed, and loads the record as it is now. */
  onTakeTheirs: () => void;
  isSaving?: boolean;
}

const Changes = styled.ul`
  padding: 0;
  list-style: none;
`;

const Compared = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.sizeSmall};

  th,
  td {
    padding: ${space[1]} ${space[2]};
    border-block-end: ${border.hairline};
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: ${font.weightMedium};
  }

  thead th {
    color: ${color.textMuted};
  }
`;

const authors = new Intl.ListFormat('en-GB');

/**
 * Shown when a save was refused because somebody changed the record meanwhile: who, what and when, and what to do now.
 * The form behind it keeps everything typed. Discarding takes two presses.
 */
export function RecordChanged({
  what,
  changes,
  now,
  fields = [],
  onKeepMine,
  onTakeTheirs,
  isSaving = false,
}: RecordChangedProps) {
  const names = [...new Set(changes.map(({ author }) => author.name))];
  return (
    <Alert
      tone="warning"
      isUrgent
      title={`${authors.format(names) || 'Somebody'} changed ${what} while you worked on it`}
      actions={
        <>
          <Button isSmall isPending={isSaving} pendingLabel="Saving…" onClick={onKeepMine}>
            Keep mine and save again
          </Button>
          <TwoPressButton
            isSmall
            isDisabled={isSaving}
            label="Take theirs"
            confirmLabel="Yes, discard mine"
            about={`the changes to ${what}`}
            onConfirm={onTakeTheirs}
          />
        </>
      }
    >
      <Stack $gap={3}>
        <p>Nothing is saved yet, and what you typed is still here.</p>
        <Changes>
          {changes.map(({ id, at, author, sentence, reason }) => (
            <li key={id}>
              <span>{`${author.name}: ${sentence}, `}</span>
              <time dateTime={at.toISOString()} title={formatMoment(at)}>
                {relativeTime(at, now).toLowerCase()}
              </time>
              {reason && <span>{` (‘${reason}’)`}</span>}
            </li>
          ))}
        </Changes>
        {fields.length > 0 && (
          <Compared aria-label="Yours and theirs">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ label, mine, theirs }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{mine === '' ? 'nothing' : mine}</td>
                  <td>{theirs === '' ? 'nothing' : theirs}</td>
                </tr>
              ))}
            </tbody>
          </Compared>
        )}
      </Stack>
    </Alert>
  );
}
