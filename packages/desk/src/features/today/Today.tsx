import { useNow } from '@formulary/client/screen/useNow';
import { MOST_COUNTED_WAITING, type WaitingQueue } from '@formulary/rules/calls/desk/todayCalls';
import {
  queuesTakenBy,
  tellsAge,
  type TodayQueueName,
  queueLabel,
  todayQueues,
} from '@formulary/rules/today/todayQueues';
import { color, font, space } from '@formulary/theme/tokens';
import { CountLink } from '@formulary/ui/pieces/desk/CountLink';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { CalendarCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { KeyButton } from '../../lib/screen/KeyButton.tsx';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useKeySwitch } from '../../lib/screen/keySwitch.ts';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useDeskSession } from '../../lib/session/deskSession.ts';
import { formatWaiting } from './formatWaiting.ts';
import { TodayNotes } from './TodayNotes.tsx';
import { useNextItem } from './nextItem.ts';
import { queueLinks } from './queueLinks.ts';
import { queuePlaces } from './queuePlaces.ts';
import { useTakeNext } from './useTakeNext.ts';
import { useToday } from './useToday.ts';

const Queues = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-inline-size: 48rem;
`;

/** Where there is room, what is done is a column of its own beside what waits. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[10]};

  @container main (width >= 72rem) {
    grid-template-columns: minmax(0, 48rem) minmax(0, 1fr);
    align-items: start;
  }
`;

const Empty = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};

  @container main (width >= 72rem) {
    flex-direction: column;
  }
`;

const Taken = styled.p`
  padding: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Done = styled.h2`
  margin-block-end: ${space[2]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
`;

/** Queues that a digit opens. */
const MOST_KEYS = 9;

/** Says who works on what, so that nobody begins the same. */
function sayTaken({ taken }: WaitingQueue): string {
  return taken.map(({ item, by }) => `${by} works on ${item}`).join('; ');
}

/**
 * Shows what waits, by queue, and takes the next item of it. The most urgent queue is first when the page opens; until it
 * is opened again each queue keeps its place.
 */
export function Today() {
  const { data: queues, error, isValidating, mutate } = useToday();
  const now = useNow();
  const takeNext = useTakeNext();
  const isTaking = useNextItem((state) => state.isTaking);
  const role = useDeskSession(({ person }) => person?.role);
  const canTake = role !== undefined && queuesTakenBy(role).length > 0;
  const navigate = useNavigate();
  const { isOn: areKeysOn } = useKeySwitch();
  const [before, setPlaces] = useState<readonly TodayQueueName[]>([]);
  const places = queuePlaces(before, queues ?? []);
  if (places !== before) setPlaces(places);
  const placed = places.flatMap((name) => queues?.find(({ queue }) => queue === name) ?? []);
  useKeys(
    'Today',
    placed.slice(0, MOST_KEYS).map(({ queue }, at) => ({
      key: String(at + 1),
      does: todayQueues[queue].label,
      run: () => void navigate(queueLinks[queue].list),
    })),
  );
  const done = (queues ?? []).filter(({ queue }) => !places.includes(queue));
  const isEmpty = queues !== undefined && places.length === 0;
  const doneId = useId();
  return (
    <Screen
      title="Today"
      actions={
        canTake ? (
          <KeyButton
            keyName="n"
            variant="primary"
            isPending={isTaking}
            onClick={() => void takeNext()}
          >
            Take the next
          </KeyButton>
        ) : undefined
      }
    >
      <TodayNotes />
      {error && !queues && (
        <LoadFailed what="what waits" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!queues && !error && <Skeleton $height="16rem" />}
      {isEmpty && (
        <EmptyState title="Nothing waits" picture={<CalendarCheck aria-hidden />}>
          New orders, applications and payments appear here by themselves.
        </EmptyState>
      )}
      {queues && !isEmpty && (
        <Columns>
          <Queues aria-label="What waits">
            {placed.map((each, at) => (
              <li key={each.queue}>
                <CountLink
                  href={queueLinks[each.queue].list}
                  count={Math.min(each.count, MOST_COUNTED_WAITING)}
                  isAtLeast={each.count > MOST_COUNTED_WAITING}
                  label={queueLabel(each.queue, each.count)}
                  {...(areKeysOn && at < MOST_KEYS && { keyName: String(at + 1) })}
                  oldest={
                    each.oldest && tellsAge(each.queue)
                      ? formatWaiting(each.oldest.waitingSince, now)
                      : undefined
                  }
                />
                {each.taken.length > 0 && <Taken>{sayTaken(each)}</Taken>}
              </li>
            ))}
          </Queues>
          {done.length > 0 && (
            <section aria-labelledby={doneId}>
              <Done id={doneId}>Nothing waits in</Done>
              <Empty aria-labelledby={doneId}>
                {done.map(({ queue }) => (
                  <li key={queue}>
                    <TextLink href={queueLinks[queue].list}>{todayQueues[queue].label}</TextLink>
                  </li>
                ))}
              </Empty>
            </section>
          )}
        </Columns>
      )}
    </Screen>
  );
}
