import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { formatMoment, formatTime } from '@formulary/rules/dates/timeOfDay';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, radius, size, space, stroke } from '@formulary/theme/tokens';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { type TimelineAuthor, timelineDays, type TimelineEvent } from './timelineDays.ts';

export type { TimelineEvent } from './timelineDays.ts';

export interface TimelineProps {
  /** Oldest first, as they are recorded. They show the other way round. */
  events: readonly TimelineEvent[];
  now: Date;
  /** Version of the record that was seen: later events are marked as new. */
  seenVersion?: number | undefined;
  /** Leads to another record of the timeline; undefined for the record itself, whose name is then left out. */
  subjectHref?: ((subject: string) => string | undefined) | undefined;
  /** Events whose change can be made undone by a new one, each with a button. */
  changeBack?:
    | { readonly events: readonly number[]; readonly onPress: (eventId: number) => void }
    | undefined;
}

/** Number of latest events shown at first; one press shows all. */
const SHOWN = 20;

const Root = styled(Stack)`
  h2 {
    ${headingStyle(3)}
  }

  h3 {
    padding-block-end: ${space[1]};
    border-block-end: ${border.hairline};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }
`;

const Events = styled.ol`
  padding: 0;
  list-style: none;
`;

const Event = styled.li`
  display: grid;
  grid-template-columns: 3rem 1fr;
  gap: 0 ${space[3]};
  padding-block: ${space[3]};
  padding-inline-start: ${space[2]};
  border-inline-start: ${stroke.heavy} solid transparent;
  font-size: ${font.sizeSmall};

  & + & {
    border-block-start: ${border.hairline};
  }

  &[data-new] {
    border-inline-start-color: ${color.borderInfo};
  }

  & > time {
    ${tabularFigures}
    color: ${color.textMuted};
  }
`;

const Said = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: ${font.weightMedium};
  }
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const Reason = styled.q`
  padding-inline-start: ${space[3]};
  border-inline-start: ${stroke.strong} solid ${color.borderControl};
  quotes: none;
  white-space: pre-line;
`;

const Values = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};

  del,
  ins {
    padding: 0 ${space[1]};
    border-radius: ${radius.small};
    white-space: pre-line;
  }

  del {
    background: ${color.surfaceDanger};
    color: ${color.textDanger};
  }

  ins {
    background: ${color.surfaceSuccess};
    color: ${color.textSuccess};
    text-decoration: none;
  }

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    align-self: center;

    &:dir(rtl) {
      rotate: 180deg;
    }
  }
`;

const Device = styled.details`
  color: ${color.textMuted};

  summary {
    inline-size: fit-content;
    min-block-size: ${size.targetLeast};
    cursor: pointer;
  }
`;

/**
 * Lists what happened to a record, the latest first and by day: who, when, why, old and new value. What happened since a
 * version that was seen is marked.
 */
export function Timeline({ events, now, seenVersion, subjectHref, changeBack }: TimelineProps) {
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  // One press must show more than one.
  const earlier = events.length <= SHOWN + 1 ? 0 : events.length - SHOWN;
  const days = timelineDays(isWhole ? events : events.slice(earlier), now);
  return (
    <Root as="section" $gap={4} aria-labelledby={titleId}>
      <h2 id={titleId}>What has happened</h2>
      {events.length === 0 && <Muted as="p">Nothing is recorded yet.</Muted>}
      {days.map(({ day, heading, events: ofDay }) => (
        <div key={day}>
          <h3>{heading}</h3>
          <Events>
            {ofDay.map((event) => (
              <EventLine
                key={event.id}
                event={event}
                now={now}
                isNew={seenVersion !== undefined && event.id > seenVersion}
                href={subjectHref?.(event.subject)}
                onChangeBack={
                  changeBack?.events.includes(event.id)
                    ? () => changeBack.onPress(event.id)
                    : undefined
                }
              />
            ))}
          </Events>
        </div>
      ))}
      {earlier > 0 && !isWhole && (
        <div>
          <Button isSmall onClick={() => setIsWhole(true)}>
            {`Show ${earlier} earlier`}
          </Button>
        </div>
      )}
    </Root>
  );
}

interface EventLineProps {
  readonly event: TimelineEvent;
  readonly now: Date;
  readonly isNew: boolean;
  readonly href: string | undefined;
  readonly onChangeBack: (() => void) | undefined;
}

function EventLine({ event, now, isNew, href, onChangeBack }: EventLineProps) {
  const { at, author, sentence, subject, reason, from, to, device } = event;
  return (
    <Event data-new={isNew || undefined}>
      <time dateTime={at.toISOString()} title={formatMoment(at)}>
        {formatTime(at)}
      </time>
      <Said>
        <span>
          <strong>{sentence}</strong> {isNew && <Tag tone="info">New</Tag>}
        </span>
        <Muted>{`${whoIs(author)}, ${relativeTime(at, now).toLowerCase()}`}</Muted>
        {href !== undefined && <TextLink href={href}>{capital(subject)}</TextLink>}
        {(from !== undefined || to !== undefined) && (
          <Values>
            <VisuallyHidden>From</VisuallyHidden>
            <del>{shownValue(from)}</del>
            <ArrowRight aria-hidden />
            <VisuallyHidden>to</VisuallyHidden>
            <ins>{shownValue(to)}</ins>
          </Values>
        )}
        {reason && <Reason>{reason}</Reason>}
        {onChangeBack && (
          <Button
            isSmall
            variant="quiet"
            aria-label={`Change back: ${sentence}`}
            onClick={onChangeBack}
          >
            Change back
          </Button>
        )}
        {device && (
          <Device>
            <summary>Device</summary>
            <p>{device}</p>
          </Device>
        )}
      </Said>
    </Event>
  );
}

/** An empty value is said, because a gap looks like a fault. */
const shownValue = (value: string | undefined) =>
  value === undefined || value === '' ? 'nothing' : value;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Says who somebody is: 'Priya Shah, Customer service', 'Amara Okafor, customer', 'Formulary', 'root, command line'. */
function whoIs({ kind, name, role }: TimelineAuthor): string {
  switch (kind) {
    case 'staff':
      return `${name}, ${role === undefined ? 'command line' : staffRoleLabel(role)}`;
    case 'customer':
      return `${name}, customer`;
    case 'formulary':
      return name;
    default:
      return kind satisfies never;
  }
}
