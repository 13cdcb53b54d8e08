import { importTariff } from '../catalogue/imports/importTariff.ts';
import { counted } from '@formulary/rules/text/formatCount';
import { readTariff } from '../catalogue/tariff/readTariff.ts';
import type { DatabaseHandle } from '../platform/database/openDatabase.ts';
import { openForCommand } from '../platform/database/openForCommand.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { type Config, readConfig } from '../start/config.ts';
import { describeStartupFailure } from '../start/describeStartupFailure.ts';

/** `npm run catalogue:import -- FILE.csv`: imports a Drug Tariff Part VIIIA file into the catalogue. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

let config: Config | undefined;
let database: DatabaseHandle | undefined;
try {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) {
    throw new StartupProblem('Say which file to import: npm run catalogue:import -- FILE.csv');
  }
  config = readConfig(process.env, process.cwd());
  const { products, rejected } = await readTariff(file, say);
  say(`${counted(products.length + rejected.length, 'row')} read`);
  for (const { line, reason } of rejected) say(`Line ${line} rejected: ${reason}`);
  database = await openForCommand(config, say, { canCreate: true });
  const counts = await importTariff(database.db, products, new Date(), say);
  process.stdout.write(
    `${counted(products.length, 'product')}: ${counts.new.toLocaleString('en-GB')} new, ${counts.changed.toLocaleString('en-GB')} changed, ${counts.unchanged.toLocaleString('en-GB')} unchanged; ${counted(rejected.length, 'row')} rejected\n`,
  );
} catch (error) {
  process.stderr.write(`${describeStartupFailure(error, config)}\n`);
  process.exitCode = 1;
} finally {
  await database?.close();
}
