/** A reason why the server cannot start, as one sentence for its operator. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
