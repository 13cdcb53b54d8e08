import { SchemaProblem } from '../platform/database/migrations/pendingMigrations.ts';
import type { DatabaseHandle } from '../platform/database/openDatabase.ts';
import { openForCommand } from '../platform/database/openForCommand.ts';
import { readDeskUrl, readShopUrl } from '../platform/mail/shopUrl.queries.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import {
  readCertificates,
  signingFolder,
} from '../prescriptions/document/sealing/signingFolder.ts';
import { readSealKey } from '../prescriptions/signatures/sealKey.ts';
import { openLedger } from '../prescriptions/trust/openLedger.ts';
import { readTrust } from '../prescriptions/trust/readTrust.ts';
import { systemUser, UsageProblem } from '../staff/commandWords.ts';
import { readCommand } from '../staff/readCommand.ts';
import { runCommand } from '../staff/runCommand.ts';
import { staffHelp } from '../staff/staffHelp.ts';
import { takeStoredSettings } from '../settings/takeStoredSettings.ts';
import { type Config, readConfig } from '../start/config.ts';
import { describeStartupFailure } from '../start/describeStartupFailure.ts';

const NOT_DONE = 1;
/** The command was not understood, or the database schema does not match. */
const NOT_BEGUN = 2;

/** `npm run staff -- …`: reviews accounts, progresses orders and manages mail (reading R19). */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The PORT of this command's environment may differ from the server's. */
function unknownUrl(): never {
  throw new StartupProblem(
    'The address of the shop is not known, and the mail of this command links there: start the shop once, or set SHOP_URL.',
  );
}

function unknownDeskUrl(): never {
  throw new StartupProblem(
    'The address of the desk is not known, and the mail of this command links there: start the shop once, or set DESK_URL.',
  );
}

let config: Config | undefined;
let database: DatabaseHandle | undefined;
try {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === 'help') say(staffHelp);
  else {
    const settings = readConfig(process.env, process.cwd());
    config = settings;
    const folder = signingFolder(settings.dataFolder);
    database = await openForCommand(settings, sayAside);
    await takeStoredSettings(database.db);
    const knownUrl = settings.shopUrl ?? (await readShopUrl(database.db));
    const knownDeskUrl = settings.desk?.url ?? (await readDeskUrl(database.db));
    say(
      await runCommand(command, {
        db: database.db,
        now: new Date(),
        unconfirmedLimits: settings.unconfirmedLimits,
        holds: settings.holds,
        daysToSign: settings.daysToSign,
        certificates: readCertificates(folder),
        trust: () => readTrust(folder, settings.trust),
        ledger: () => openLedger(folder, readSealKey(settings.signatureKeyFile, folder), sayAside),
        shopUrl: () => knownUrl ?? unknownUrl(),
        deskUrl: () => knownDeskUrl ?? unknownDeskUrl(),
        user: systemUser,
      }),
    );
  }
} catch (error) {
  sayAside(describeStartupFailure(error, config));
  const isBegun = !(error instanceof UsageProblem || error instanceof SchemaProblem);
  process.exitCode = isBegun ? NOT_DONE : NOT_BEGUN;
} finally {
  await database?.close();
}
