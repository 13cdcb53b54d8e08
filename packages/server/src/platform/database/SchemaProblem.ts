import { StartupProblem } from '../process/StartupProblem.ts';

/** A database whose schema is not the one this program works on. */
export class SchemaProblem extends StartupProblem {}
