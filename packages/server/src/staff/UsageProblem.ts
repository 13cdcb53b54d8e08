import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** A command that was not understood, in one sentence; its exit code is 2. */
export class UsageProblem extends StartupProblem {}
