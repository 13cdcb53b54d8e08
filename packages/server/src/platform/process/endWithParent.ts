const CHECK_MS = 250;

/**
 * Stops this process, as SIGTERM would, when the process that started it is gone. npm runs a script
 * through a shell, and a SIGTERM to npm ends the shell without a word to what runs in it.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  watch.unref();
}
