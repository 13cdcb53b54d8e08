import { parseArgs } from 'node:util';
import { audit, type CheckedRule, describeRule } from '../audit/audit.ts';
import type { DatabaseHandle } from '../platform/database/openDatabase.ts';
import { openForCommand } from '../platform/database/openForCommand.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { signingFolder } from '../prescriptions/document/sealing/signingFolder.ts';
import { readTrust } from '../prescriptions/trust/readTrust.ts';
import { type Config, readConfig } from '../start/config.ts';
import { describeStartupFailure } from '../start/describeStartupFailure.ts';

const BROKEN = 1;
const COULD_NOT_RUN = 2;
/** One rule reads every row of the largest tables and would exceed a server's statement limit. */
const LONGEST_STATEMENT_MS = 30 * 60_000;
const KIBIBYTE = 1024;

/**
 * `npm run audit [-- --json] [--anchors FILE…]`: checks every rule on the shop's database and names the offending rows.
 */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readAuditArguments(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { json: { type: 'boolean' }, anchors: { type: 'boolean' } },
      allowPositionals: true,
    });
    const isFit = (values.anchors ?? false) === positionals.length > 0;
    if (isFit) return { isJson: values.json ?? false, anchorFiles: positionals };
  } catch {
    // The usage error below reports it.
  }
  throw new StartupProblem(
    'The audit takes --json, and files of anchors: npm run audit -- --json --anchors FILE…',
  );
}

let config: Config | undefined;
let database: DatabaseHandle | undefined;
try {
  const { isJson, anchorFiles } = readAuditArguments(process.argv.slice(2));
  config = readConfig(process.env, process.cwd());
  const given = { ...config.trust, anchorFiles: [...config.trust.anchorFiles, ...anchorFiles] };
  const trust = readTrust(signingFolder(config.dataFolder), given);
  database = await openForCommand(config, sayAside, { longestStatementMs: LONGEST_STATEMENT_MS });
  const now = new Date();
  const rules: CheckedRule[] = [];
  const broken = await audit({ db: database.db, trust }, now, {
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
