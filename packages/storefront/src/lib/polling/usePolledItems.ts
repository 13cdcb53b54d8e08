import { NOTIFICATION_POLL_MS } from '@formulary/rules/paging/pageWindow';
import useSWR from 'swr';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { ReadKey } from '../http/keys.ts';
import { useIsPoller } from './useIsPoller.ts';
import { useBroadcast } from './useBroadcast.ts';

/** Pending items: total count, the first items, and when they were read. */
export interface PolledItems<Item> {
  readonly count: number;
  readonly items: readonly Item[];
  readonly at: Date;
}

/**
 * Polls pending items every minute while the page is visible, in one tab for all (spec 9.3). `read` must run in the
 * background and not extend the session.
 * @param name of the items and their user: tabs of two users share nothing.
 */
export function usePolledItems<Item>(
  name: string,
  key: ReadKey,
  read: () => Promise<Omit<PolledItems<Item>, 'at'>>,
) {
  const isPoller = useIsPoller(name);
  const fetchItems = async () => ({ ...(await read()), at: new Date() });
  const polled = useSWR<PolledItems<Item>, ApiProblem>(key, fetchItems, {
    refreshInterval: isPoller ? NOTIFICATION_POLL_MS : 0,
    onSuccess: (data) => share(data),
  });
  const { mutate } = polled;
  const share = useBroadcast<PolledItems<Item>>(
    name,
    (heard) => void mutate(heard, { revalidate: false }),
  );
  return polled;
}
