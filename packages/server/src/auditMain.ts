import { audit, type CheckedRule } from './audit/audit.ts';
import { describeRule } from './audit/describeRule.ts';
import { readConfig, type Config } from './config.ts';
import type { DatabaseHandle } from './platform/database/DatabaseHandle.ts';
import { openForCommand } from './platform/database/openForCommand.ts';
import { StartupProblem } from './platform/process/StartupProblem.ts';
import { describeStartupFailure } from './describeStartupFailure.ts';

const BROKEN = 1;
const COULD_NOT_RUN = 2;
/** One rule reads every row of the largest tables; a server's limit on statements would end it. */
const LONGEST_STATEMENT_MS = 30 * 60_000;
const KIBIBYTE = 1024;

/** `npm run audit [-- --json]`: checks every rule on the shop's database and names the rows that break one. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

let config: Config | undefined;
let database: DatabaseHandle | undefined;
try {
  const [format, ...others] = process.argv.slice(2);
  const isJson = format === '--json';
  if (others.length > 0 || (format !== undefined && !isJson)) {
    throw new StartupProblem('The audit takes --json or nothing: npm run audit -- --json');
  }
  config = readConfig(process.env, process.cwd());
  database = await openForCommand(config, sayAside, { longestStatementMs: LONGEST_STATEMENT_MS });
  const now = new Date();
  const rules: CheckedRule[] = [];
  const broken = await audit(database.db, now, {
    isMailSent: config.smtpUrl !== undefined,
    onProgress: sayAside,
    onChecked: (rule) => {
      rules.push(rule);
      (isJson ? sayAside : say)(describeRule(rule));
    },
  });
  const seconds = (Date.now() - +now) / 1000;
  if (isJson) {
    const peakMemoryBytes = process.resourceUsage().maxRSS * KIBIBYTE;
    say(JSON.stringify({ at: now, seconds, peakMemoryBytes, broken: broken.length, rules }));
  } else say(`${rules.length} rules checked in ${seconds.toFixed(1)} s, ${broken.length} broken`);
  if (broken.length > 0) process.exitCode = BROKEN;
} catch (error) {
  sayAside(describeStartupFailure(error, config));
  process.exitCode = COULD_NOT_RUN;
} finally {
  await database?.close();
}
