import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readMoment } from '../backup/readMoment.ts';
import type { RecoveryTarget } from '../backup/recoverySettings.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { skipNumbers } from '../backup/skipNumbers.queries.ts';
import { openForCommand } from '../platform/database/openForCommand.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { readInteger } from '../platform/process/readInteger.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { type Config, readConfig } from '../start/config.ts';
import { describeStartupFailure } from '../start/describeStartupFailure.ts';

const NOT_DONE = 1;
const LATEST = 'latest';
const TIMELINE = { least: 1, most: 999_999, standard: 1, unit: 'timelines' };

/**
 * `npm run restore -- FOLDER [--to MOMENT [--timeline N]]`: restores the newest backup, or one before MOMENT and the archived WAL up to
 * it, into the empty data folder. `npm run restore -- --numbers`: only skips numbers, after a database was restored or
 * promoted by other means.
 */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

type Wish =
  | { readonly kind: 'numbers' }
  | {
      readonly kind: 'restore';
      readonly folder: string;
      readonly target: RecoveryTarget;
      readonly timeline: number | undefined;
    };

function readArguments(words: readonly string[]): Wish {
  const { values, positionals } = parse(words) ?? {};
  const [folder, ...others] = positionals ?? [];
  const { to, timeline } = values ?? {};
  const isPlain = to === undefined && timeline === undefined;
  if (values?.numbers && folder === undefined && isPlain) return { kind: 'numbers' };
  const isFit =
    others.length === 0 && !values?.numbers && (timeline === undefined || to !== undefined);
  if (folder !== undefined && isFit) {
    const target = to === undefined ? 'backup' : to === LATEST ? LATEST : readMoment(to);
    const along =
      timeline === undefined ? undefined : readInteger('--timeline', timeline, TIMELINE);
    return { kind: 'restore', folder: resolve(folder), target, timeline: along };
  }
  throw new StartupProblem(
    "Say which backup to restore: npm run restore -- FOLDER [--to '2026-11-27 14:03' or latest [--timeline 1]], or npm run restore -- --numbers",
  );
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        to: { type: 'string' },
        timeline: { type: 'string' },
        numbers: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch {
    return undefined;
  }
}

function sayRestored(settings: Config, made: Awaited<ReturnType<typeof restoreBackup>>): void {
  const { restoredTo, skippedNumbers, postgres, given } = made;
  say(`Restored ${settings.dataFolder} with everything up to ${restoredTo.toISOString()}`);
  say(`The next ${skippedNumbers.toLocaleString('en-GB')} numbers of each kind are never given`);
  for (const file of given) say(`The file of a setting: ${file}`);
  if (settings.databaseUrl === undefined) return;
  say(
    `DATABASE_URL was not touched: run PostgreSQL ${Number.parseInt(postgres, 10)} on ${join(settings.dataFolder, 'postgres')}, and copy its configuration there.`,
  );
}

async function skipOnly(settings: Config): Promise<void> {
  const database = await openForCommand(settings, sayAside);
  try {
    const now = new Date();
    const skipped = await withTransaction(database.db, (trx) =>
      skipNumbers(trx, { since: now, now }),
    );
    say(`The next ${skipped.toLocaleString('en-GB')} numbers of each kind are never given`);
  } finally {
    await database.close();
  }
}

let config: Config | undefined;
try {
  const wish = readArguments(process.argv.slice(2));
  const settings = readConfig(process.env, process.cwd());
  config = settings;
  if (wish.kind === 'numbers') await skipOnly(settings);
  else {
    const made = await restoreBackup({
      ...wish,
      dataFolder: settings.dataFolder,
      walArchive: settings.walArchive ?? join(wish.folder, 'wal'),
      now: new Date(),
      say: sayAside,
    });
    sayRestored(settings, made);
  }
} catch (error) {
  sayAside(describeStartupFailure(error, config));
  process.exitCode = NOT_DONE;
}
