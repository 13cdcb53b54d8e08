import { useEffect, useRef } from 'react';

/** Tells the other tabs what this one has learned, and hears what they have: all show the same. Answers how to tell. */
export function useShared<Value>(
  name: string,
  onHeard: (value: Value) => void,
): (value: Value) => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const hear = useRef(onHeard);
  useEffect(() => {
    hear.current = onHeard;
  });
  useEffect(() => {
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', ({ data }: MessageEvent<Value>) => hear.current(data));
    channel.current = opened;
    return () => {
      channel.current = undefined;
      opened.close();
    };
  }, [name]);
  return (value) => channel.current?.postMessage(value);
}
