import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { DeskMessage } from '@formulary/rules/correspondence/deskMessage';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { EmailText } from '@formulary/ui/primitives/layout/EmailText';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Read } from '../../lib/record/Loaded.tsx';
import { RecordTimeline } from '../../lib/record/RecordTimeline.tsx';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { TwoColumns } from '../../lib/screen/TwoColumns.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';

const ReplyForm = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ReplyForm.tsx'))).ReplyForm,
  <Skeleton $height="14rem" />,
);

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

interface MessageBodyProps {
  readonly message: DeskMessage;
  readonly timeline: Read<readonly DeskEvent[]>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Shows a message with its answers as a conversation, and the form that answers it. */
export function MessageBody({ message, timeline, field }: MessageBodyProps) {
  const mayAnswer = useStaffCan('answerMessages');
  const { listed, text, replies, customer } = message;
  return (
    <Body $gap={6}>
      <FactList
        facts={[
          ['From', listed.name],
          ['Email', <EmailText key="email">{listed.email}</EmailText>],
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
        <RecordTimeline read={timeline} />
      </TwoColumns>
    </Body>
  );
}
