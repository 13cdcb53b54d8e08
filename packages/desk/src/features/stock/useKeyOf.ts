import { useRef } from 'react';

/** Returns the key of what is sent: the same contents keep theirs, so that a second press does nothing again. */
export function useKeyOf(): (contents: unknown) => string {
  const sent = useRef({ contents: '', key: '' });
  return (contents) => {
    const written = JSON.stringify(contents);
    if (sent.current.contents !== written)
      sent.current = { contents: written, key: crypto.randomUUID() };
    return sent.current.key;
  };
}
