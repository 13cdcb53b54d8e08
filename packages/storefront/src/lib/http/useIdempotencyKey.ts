import { useRef } from 'react';

/**
 * The key that a command goes under. The same contents keep theirs until it is forgotten: sent again, after a second press or
 * a lost answer, they are done once.
 */
export function useIdempotencyKey() {
  const sent = useRef<{ readonly contents: string; readonly key: string }>(undefined);
  return {
    keyFor: (body: object): string => {
      const contents = JSON.stringify(body);
      if (sent.current?.contents !== contents)
        sent.current = { contents, key: crypto.randomUUID() };
      return sent.current.key;
    },
    /** What was sent has been answered. */
    forget: () => {
      sent.current = undefined;
    },
  };
}
