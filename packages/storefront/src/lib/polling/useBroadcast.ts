import { useEffect, useRef } from 'react';

/** Shares values between tabs: calls `onHeard` for those of other tabs. Returns the function that sends one. */
export function useBroadcast<Value>(
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
