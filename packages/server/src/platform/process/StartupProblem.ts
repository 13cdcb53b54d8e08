/** A reason why the server cannot start, as the one sentence its operator reads. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
