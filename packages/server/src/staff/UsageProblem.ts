import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** An invalid command, explained in one sentence; its exit code is 2. */
export class UsageProblem extends StartupProblem {}
