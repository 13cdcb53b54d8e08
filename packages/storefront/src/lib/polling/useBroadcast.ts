import { useEffect, useRef } from 'react';

/** Shares values between tabs: calls `onMessage` for those of other tabs. Returns the function that sends one. */
export function useBroadcast<Value>(
  name: string,
  onMessage: (value: Value) => void,
): (value: Value) => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const handle = useRef(onMessage);
  useEffect(() => {
    handle.current = onMessage;
  });
  useEffect(() => {
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', ({ data }: MessageEvent<Value>) => handle.current(data));
    channel.current = opened;
    return () => {
      channel.current = undefined;
      opened.close();
    };
  }, [name]);
  return (value) => channel.current?.postMessage(value);
}
