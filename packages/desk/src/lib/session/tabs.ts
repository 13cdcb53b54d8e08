import { useEffect } from 'react';
import { useDeskSession } from './deskSession.ts';

/** What one tab tells the others: they lock at once, and ask the server about everything else. */
type TabNews = 'locked' | 'changed';

const CHANNEL = 'desk-session';

/**
 * Tells the other tabs of this browser when the page locks, opens or loses its person, and follows what they tell:
 * locks at once, and asks `readAgain` whose session it is now. A tab never opens because another says so.
 */
export function useTabs(readAgain: () => void): void {
  useEffect(() => {
    if (globalThis.BroadcastChannel === undefined) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    const tell = (news: TabNews) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
      channel.postMessage(news);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
      const { state, lock } = useDeskSession.getState();
      if (data === 'changed') readAgain();
      else if (state === 'open') lock();
    });
    const unsubscribe = useDeskSession.subscribe((now, before) => {
      const isSame = now.state === before.state && now.person?.id === before.person?.id;
      // What was asked for and not yet known is no news.
      if (isSame || before.state === 'unknown') return;
      const isChanged = now.state === 'open' || now.state === 'away';
      if (now.state === 'locked') tell('locked');
      else if (isChanged) tell('changed');
    });
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [readAgain]);
}
