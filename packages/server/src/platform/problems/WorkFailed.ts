/** A worker process ended before its task was done. The task may be retried. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';
}
