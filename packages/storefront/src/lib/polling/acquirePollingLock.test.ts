import { afterEach, expect, test, vi } from 'vitest';
import { acquirePollingLock } from './acquirePollingLock.ts';

type Grant = () => Promise<void> | undefined;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose lock is granted when the test says so, or refused. */
function browserWithLocks() {
  const granted = Promise.withResolvers<void>();
  const asked: { readonly name: string; readonly grant: Grant }[] = [];
  const request = (name: string, _options: LockOptions, grant: Grant) => {
    asked.push({ name, grant });
    return granted.promise;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return { asked, refuse: () => granted.reject(new DOMException('Blocked', 'SecurityError')) };
}

test('a tab polls while it holds the lock, and gives it up when its turn is aborted', async () => {
  const { asked } = browserWithLocks();
  const setIsPoller = vi.fn<(isPoller: boolean) => void>();
  const turn = acquirePollingLock('partners', setIsPoller);
  expect(asked.map(({ name }) => name)).toEqual(['partners']);
  expect(setIsPoller).not.toHaveBeenCalled();
  const held = asked[0]?.grant();
  expect(setIsPoller.mock.calls).toEqual([[true]]);
  turn.abort();
  await expect(held).resolves.toBeUndefined();
});

test('a tab whose turn was aborted before the lock is granted does not poll', () => {
  const { asked } = browserWithLocks();
  const setIsPoller = vi.fn<(isPoller: boolean) => void>();
  acquirePollingLock('partners', setIsPoller).abort();
  expect(asked[0]?.grant()).toBeUndefined();
  expect(setIsPoller).not.toHaveBeenCalled();
});

test('a tab polls without a lock where the browser has none', () => {
  vi.stubGlobal('navigator', {});
  const setIsPoller = vi.fn<(isPoller: boolean) => void>();
  acquirePollingLock('partners', setIsPoller);
  expect(setIsPoller.mock.calls).toEqual([[true]]);
});

test('a tab polls where the browser refuses the lock, unless its turn was aborted', async () => {
  const refused = browserWithLocks();
  const [setIsPoller, setIsAborted] = [
    vi.fn<(isPoller: boolean) => void>(),
    vi.fn<(isPoller: boolean) => void>(),
  ];
  acquirePollingLock('partners', setIsPoller);
  acquirePollingLock('orders', setIsAborted).abort();
  refused.refuse();
  await vi.waitFor(() => expect(setIsPoller.mock.calls).toEqual([[true]]));
  expect(setIsAborted).not.toHaveBeenCalled();
});
