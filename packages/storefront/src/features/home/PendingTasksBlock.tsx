import { countWaiting } from '@formulary/rules/calls/orderCalls';
import { type PendingTask, pendingTasks } from '@formulary/rules/orders/pendingTasks';
import { HomePanelSkeleton } from '@formulary/ui/pieces/home/HomePanelSkeleton';
import { PendingTasks } from '@formulary/ui/pieces/home/PendingTasks';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useRead } from '../../lib/http/useRead.ts';
import { paths } from '../../lib/screen/paths.ts';

/** Reads the counts of the signed-in user's pending tasks. */
export function usePendingCounts() {
  return useRead(countWaiting, {});
}

/** Shows the buyer's pending tasks, in every loading state. */
export function PendingTasksBlock() {
  const { data, error, isValidating, mutate } = usePendingCounts();
  if (data) return <PendingTasks items={pendingTasks(data)} hrefOf={hrefOf} />;
  if (error)
    return <LoadFailed what="what waits" isRetrying={isValidating} onRetry={() => void mutate()} />;
  return <HomePanelSkeleton what="what waits" />;
}

function hrefOf({ what, onlyId }: PendingTask): string {
  switch (what) {
    case 'toSign':
    case 'awaitingSignature':
      return paths.prescriptions({ status: 'unsigned' });
    case 'toCorrect':
      return paths.prescriptions({ status: 'rejected' });
    case 'toAnswer':
      return paths.practitioners();
    case 'awaitingAnswer':
      return paths.prescribers;
    case 'toPay':
    case 'onTheWay':
      return onlyId === undefined ? paths.orders() : paths.order(onlyId);
    default:
      return what satisfies never;
  }
}
