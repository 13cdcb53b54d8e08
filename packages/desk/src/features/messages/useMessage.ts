import { isReadOf } from '@formulary/client/reads/isReadOf';
import {
  getDeskMessage,
  getDeskMessageTimeline,
  listDeskMessages,
} from '@formulary/rules/calls/desk/deskMessageCalls';
import { useSWRConfig } from 'swr';
import { useRecord } from '../../lib/record/useRecord.ts';

/** Reads a message with its answers, and who did what with it; nothing without an id. */
export function useMessage(id: number | undefined) {
  return {
    message: useRecord(getDeskMessage, id),
    timeline: useRecord(getDeskMessageTimeline, id),
  };
}

/** Returns the function that reads messages and their list again after a change. */
export function useReloadMessages(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    const names = [getDeskMessage, getDeskMessageTimeline, listDeskMessages];
    await Promise.all(names.map(({ name }) => mutate(isReadOf(name))));
  };
}
