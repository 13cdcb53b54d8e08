/** Whether a process with this pid exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal, yet there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
