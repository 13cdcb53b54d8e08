import { NOTIFICATION_POLL_MS } from '@formulary/rules/paging/notificationPollMs';
import useSWR from 'swr';
import type { ApiProblem } from '../http/ApiProblem.ts';
import type { ReadKey } from '../http/keys.ts';
import { useIsPoller } from './useIsPoller.ts';
import { useShared } from './useShared.ts';

/** What waits for somebody: how many there are in all, the first of them, and when that was right. */
export interface Waiting<Item> {
  readonly count: number;
  readonly items: readonly Item[];
  readonly at: Date;
}

/**
 * What waits, read again every minute while the page is visible, by one tab for all (spec 9.3). `read` goes in the background
 * and keeps no session alive.
 * @param name of what waits and for whom: tabs of two users share nothing.
 */
export function useWaiting<Item>(
  name: string,
  key: ReadKey,
  read: () => Promise<Omit<Waiting<Item>, 'at'>>,
) {
  const isPoller = useIsPoller(name);
  const fetchWaiting = async () => ({ ...(await read()), at: new Date() });
  const waiting = useSWR<Waiting<Item>, ApiProblem>(key, fetchWaiting, {
    refreshInterval: isPoller ? NOTIFICATION_POLL_MS : 0,
    onSuccess: (data) => tell(data),
  });
  const { mutate } = waiting;
  const tell = useShared<Waiting<Item>>(name, (heard) => void mutate(heard, { revalidate: false }));
  return waiting;
}
