const CHECK_MS = 250;

/**
 * Stops this process, as SIGTERM would, when its parent is gone. npm runs a script through a shell, and SIGTERM to npm
 * ends the shell without passing the signal on.
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
