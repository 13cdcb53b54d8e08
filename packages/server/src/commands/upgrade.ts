import { type Config, readConfig } from '../start/config.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { describeStartupFailure } from '../start/describeStartupFailure.ts';
import { upgradeCluster } from '../upgrade/upgradeCluster.ts';

const NOT_DONE = 1;

/** `npm run upgrade`: carries the embedded database of an earlier major version of PostgreSQL over to this one. */
function sayAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

let config: Config | undefined;
try {
  config = readConfig(process.env, process.cwd());
  if (process.argv.length > 2)
    throw new StartupProblem('The upgrade takes no arguments: npm run upgrade');
  if (config.databaseUrl !== undefined) {
    throw new StartupProblem(
      'DATABASE_URL is set, and only the embedded database is upgraded here: upgrade PostgreSQL by its own means, such as pg_upgrade.',
    );
  }
  const { from, to, tables, rows, kept } = await upgradeCluster(config.dataFolder, sayAside);
  process.stdout.write(
    `Upgraded from PostgreSQL ${from} to ${to}: ${rows.toLocaleString('en-GB')} rows of ${tables} tables, each compared. The old database is kept in ${kept}; remove it when the shop has run for a while.\n`,
  );
} catch (error) {
  sayAside(describeStartupFailure(error, config));
  process.exitCode = NOT_DONE;
}
