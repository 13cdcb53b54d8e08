import { problemOf } from '@formulary/client/http/problems/problemOf';
import { todayQueues } from '@formulary/rules/today/todayQueues';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useNavigate } from 'react-router';
import { useNextItem } from './nextItem.ts';
import { queueLinks } from './queueLinks.ts';

/** Returns the function that takes the next item of work and opens it, or says why there is none. */
export function useTakeNext(): () => Promise<void> {
  const navigate = useNavigate();
  const { notify } = useToasts();
  const take = useNextItem((state) => state.take);
  return async () => {
    try {
      const taken = await take();
      if (!taken) return;
      const { item } = taken;
      const message = item
        ? `${item.name}: ${todayQueues[item.queue].one}. Yours for ten minutes`
        : 'Nothing waits that nobody works on';
      notify({ id: 'next', tone: 'info', message });
      if (item) void navigate(queueLinks[item.queue].item(item.id));
    } catch (failure) {
      notify({ id: 'next', tone: 'danger', message: problemOf(failure).message });
    }
  };
}
