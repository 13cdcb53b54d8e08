import type { SWRResponse } from 'swr';

/** What a group of results shows. Data that is known stays when a refresh fails. */
export type GroupState = 'loading' | 'failed' | 'loaded';

/** Returns what a group shows for a read. */
export function groupState({
  data,
  error,
}: Pick<SWRResponse<unknown, unknown>, 'data' | 'error'>): GroupState {
  if (data !== undefined) return 'loaded';
  return error === undefined ? 'loading' : 'failed';
}
