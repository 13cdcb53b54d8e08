import { MOST_COUNTED_WAITING, type WaitingQueue } from '@formulary/rules/calls/desk/todayCalls';
import { formatWaiting } from './formatWaiting.ts';
import { todayQueues } from '@formulary/rules/today/todayQueues';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { CalendarCheck } from 'lucide-react';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useNow } from '@formulary/client/screen/useNow';
import { useToday } from './useToday.ts';

/** Says how many wait; beyond what the server counts, that there are more. */
function countOf({ count }: WaitingQueue): string {
  if (count > MOST_COUNTED_WAITING) return `more than ${MOST_COUNTED_WAITING}`;
  return String(count);
}

/** Names who works on what, so that nobody begins the same. */
function takenIn({ taken }: WaitingQueue): string {
  return taken.map(({ item, by }) => `${by}: ${item}`).join(', ');
}

/** Shows what waits, by queue, the most urgent first. */
export function Today() {
  const { data: queues, error, isValidating, mutate } = useToday();
  const now = useNow();
  const waiting = queues?.filter(({ count }) => count > 0);
  const columns: readonly TableColumn<WaitingQueue>[] = [
    {
      key: 'queue',
      header: 'What waits',
      isRowHeader: true,
      cell: ({ queue }) => todayQueues[queue].label,
    },
    { key: 'count', header: 'How many', align: 'end', cell: countOf },
    {
      key: 'oldest',
      header: 'Longest',
      cell: ({ oldest }) =>
        oldest && `${oldest.name}, for ${formatWaiting(oldest.waitingSince, now)}`,
    },
    { key: 'taken', header: 'Being worked on', cell: takenIn },
  ];
  return (
    <Screen title="Today">
      {error && !queues && (
        <LoadFailed what="what waits" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!queues && !error && <Skeleton $height="16rem" />}
      {waiting?.length === 0 && (
        <EmptyState title="Nothing waits" picture={<CalendarCheck aria-hidden />}>
          New orders, applications and payments appear here by themselves.
        </EmptyState>
      )}
      {waiting !== undefined && waiting.length > 0 && (
        <Table
          caption="What waits, the most urgent first"
          columns={columns}
          rows={waiting}
          rowKey={({ queue }) => queue}
          isDense
        />
      )}
    </Screen>
  );
}
