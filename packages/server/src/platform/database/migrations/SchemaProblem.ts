import { StartupProblem } from '../../process/StartupProblem.ts';

/** The schema of a database does not match this program. */
export class SchemaProblem extends StartupProblem {}
