import { audit, AUDITED_RULES } from './audit/audit.ts';
import { readConfig, type Config } from './config.ts';
import type { DatabaseHandle } from './database/DatabaseHandle.ts';
import { openForCommand } from './database/openForCommand.ts';
import { describeStartupFailure } from './startup/describeStartupFailure.ts';

const KEYS_SHOWN = 5;
const BROKEN = 1;
const COULD_NOT_RUN = 2;

/** `npm run audit`: checks every invariant on the shop's database and names the rows that break one. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

let config: Config | undefined;
let database: DatabaseHandle | undefined;
try {
  config = readConfig(process.env, process.cwd());
  database = await openForCommand(config, say);
  const breaches = await audit(database.db, new Date());
  for (const { id, rule, keys } of breaches) {
    const shown = keys.slice(0, KEYS_SHOWN).join(', ');
    const more = keys.length > KEYS_SHOWN ? ' …' : '';
    say(`${id} ${rule}: broken by ${keys.length} (${shown}${more})`);
  }
  say(`${AUDITED_RULES} rules checked, ${breaches.length} broken`);
  if (breaches.length > 0) process.exitCode = BROKEN;
} catch (error) {
  process.stderr.write(`${describeStartupFailure(error, config)}\n`);
  process.exitCode = COULD_NOT_RUN;
} finally {
  await database?.close();
}
