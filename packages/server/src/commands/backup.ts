import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeRule } from '../audit/audit.ts';
import { checkBackup } from '../backup/checkBackup.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { readInteger } from '../platform/process/readInteger.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { type Config, readConfig } from '../start/config.ts';
import { describeStartupFailure } from '../start/describeStartupFailure.ts';

const BROKEN = 1;
const COULD_NOT_RUN = 2;
const KEEP = { least: 1, most: 10_000, standard: 0, unit: 'backups' };

/**
 * `npm run backup -- FOLDER [--keep N]`: backs up a live shop into a new folder in FOLDER. `npm run backup -- --check
 * FOLDER`: restores the newest backup to a scratch folder and audits it.
 */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readArguments(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { check: { type: 'boolean' }, keep: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    const isCheck = values.check ?? false;
    const isFit = others.length === 0 && !(isCheck && values.keep !== undefined);
    if (folder !== undefined && isFit)
      return { folder: resolve(folder), isCheck, keep: values.keep };
  } catch {
    // The usage error below reports it.
  }
  throw new StartupProblem(
    'Say where backups are: npm run backup -- FOLDER [--keep 14], or npm run backup -- --check FOLDER',
  );
}

let config: Config | undefined;
try {
  const { folder, isCheck, keep } = readArguments(process.argv.slice(2));
  config = readConfig(process.env, process.cwd());
  const now = new Date();
  const seconds = () => ((Date.now() - +now) / 1000).toFixed(1);
  if (isCheck) {
    const broken = await checkBackup({
      folder,
      isMailSent: config.smtpUrl !== undefined,
      say: sayAside,
      onChecked: (rule) => say(describeRule(rule)),
    });
    say(`Restored and audited in ${seconds()} s, ${broken.length} rules broken`);
    if (broken.length > 0) process.exitCode = BROKEN;
  } else {
    const most = keep === undefined ? undefined : readInteger('--keep', keep, KEEP);
    const made = await takeBackup(config, { folder, now, keep: most, say: sayAside });
    say(`Backed up to ${made} in ${seconds()} s`);
  }
} catch (error) {
  sayAside(describeStartupFailure(error, config));
  process.exitCode = COULD_NOT_RUN;
}
