import { useNow } from '@formulary/client/screen/useNow';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { DeskMessage } from '@formulary/rules/correspondence/deskMessage';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { type RefObject } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../lib/screen/paths.ts';
import { TwoColumns } from '../../lib/screen/TwoColumns.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { ReplyForm } from './ReplyForm.tsx';

const Said = styled.article`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &[data-from='us'] {
    margin-inline-start: ${space[8]};
    background: ${color.surfaceSunken};
  }

  header {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Body = styled(Stack)`
  container-type: inline-size;
`;

interface MessageTimeline {
  readonly data?: readonly DeskEvent[] | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface MessageBodyProps {
  readonly message: DeskMessage;
  /** What SWR knows of the timeline. */
  readonly timeline: MessageTimeline;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Shows a message with its answers as a conversation, and the form that answers it. */
export function MessageBody({ message, timeline, field }: MessageBodyProps) {
  const now = useNow();
  const mayAnswer = useStaffCan('answerMessages');
  const { listed, text, replies, customer } = message;
  const { data: events } = timeline;
  return (
    <Body $gap={6}>
      <FactList
        facts={[
          ['From', listed.name],
          ['Email', listed.email],
          [
            'Customer',
            customer ? (
              <TextLink key="customer" href={paths.customer(customer.id)}>
                {customer.name}
              </TextLink>
            ) : (
              'Nobody has an account with this address'
            ),
          ],
        ]}
      />
      <TwoColumns>
        <Stack $gap={6}>
          <Stack $gap={3}>
            <Said aria-label={`Message of ${listed.name}`}>
              <header>{`${listed.name}, ${formatMoment(listed.receivedAt)}`}</header>
              <p>{text}</p>
            </Said>
            {replies.map((reply) => (
              <Said key={reply.id} data-from="us" aria-label={`Answer of ${reply.by}`}>
                <header>{`${reply.by}, ${formatMoment(reply.writtenAt)}`}</header>
                <p>{reply.text}</p>
              </Said>
            ))}
          </Stack>
          {mayAnswer && listed.closedAt === undefined && (
            <ReplyForm key={`${listed.id} ${replies.length}`} message={message} field={field} />
          )}
        </Stack>
        <Stack $gap={6}>
          {timeline.error !== undefined && events === undefined && (
            <LoadFailed
              what="the timeline"
              isRetrying={timeline.isValidating}
              onRetry={() => void timeline.mutate()}
            />
          )}
          {events !== undefined && events.length > 0 && <Timeline events={events} now={now} />}
        </Stack>
      </TwoColumns>
    </Body>
  );
}
