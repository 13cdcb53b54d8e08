/** npm passes Ctrl-C on to a process that the terminal has signalled already, so the same signal arrives twice. */
const SAME_WISH_MS = 1_000;

/** Calls `stop` at the first SIGINT or SIGTERM, and `force` at another that comes at least a second later. */
export function stopOnSignals(stop: () => void, force: () => void): void {
  let firstAt: number | undefined;
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      stop();
    } else if (now - firstAt > SAME_WISH_MS) {
      force();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
