/** A worker process ended, or was ended, before its task was done. The task may be tried again. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';
}
