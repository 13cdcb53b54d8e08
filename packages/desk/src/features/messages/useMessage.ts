import { isReadOf } from '@formulary/client/reads/isReadOf';
import {
  getDeskMessage,
  getDeskMessageTimeline,
  listDeskMessages,
} from '@formulary/rules/calls/desk/deskMessageCalls';
import { useSWRConfig } from 'swr';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

/** Reads a message with its answers, and who did what with it; nothing without an id. */
export function useMessage(id: number | undefined) {
  const input = id === undefined ? null : { params: { id } };
  const message = useDeskRead(getDeskMessage, input, { keepPrevious: true });
  const timeline = useDeskRead(getDeskMessageTimeline, input, { keepPrevious: true });
  return { message, timeline };
}

/** Returns the function that reads messages and their list again after a change. */
export function useReloadMessages(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    const names = [getDeskMessage, getDeskMessageTimeline, listDeskMessages];
    await Promise.all(names.map(({ name }) => mutate(isReadOf(name))));
  };
}
