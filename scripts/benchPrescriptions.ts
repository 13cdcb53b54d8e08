// `npm run bench:prescriptions [-- count]`: measures how long a shop takes to list, count, open and verify signed
// prescriptions, and to audit them. Compares it with a shop of 1,000.
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { CheckedRule } from '../packages/server/src/audit/audit.ts';
import { fillPrescriptions } from '../packages/server/src/audit/testing/fillPrescriptions.queries.ts';
import { signedChecks } from '../packages/server/src/audit/rules/signedChecks.queries.ts';
import { prescriptionChecks } from '../packages/server/src/audit/rules/prescriptionChecks.queries.ts';
import { readSignedDocument } from '../packages/server/src/prescriptions/document/signedDocument.queries.ts';
import { sealDocument } from '../packages/server/src/prescriptions/document/sealDocument.ts';
import { openSeal } from '../packages/server/src/prescriptions/document/sealing/openSeal.ts';
import { signingFolder } from '../packages/server/src/prescriptions/document/sealing/signingFolder.ts';
import { openTrust } from '../packages/server/src/prescriptions/trust/openTrust.ts';
import { sealKeyOf } from '../packages/server/src/prescriptions/signatures/sealKey.ts';
import { aSignature } from '../packages/server/src/testing/signing/aSignature.ts';
import { withEmbeddedShop } from '../packages/bench/src/embeddedShop.queries.ts';
import { type Medians, readMedians } from '../packages/bench/src/shop/prescriptionReads.ts';
import { describeMachine } from '../packages/bench/src/shop/report.ts';
import { root } from './root.ts';

const COMPARED_WITH = 1_000;
const DOCUMENTS = 20;
const MOST_TIMES_LONGER = 2;
const count = Number(process.argv[2] ?? 100_000);
if (!Number.isSafeInteger(count) || count < COMPARED_WITH) {
  throw new Error(`Say how many, at least ${COMPARED_WITH}: npm run bench:prescriptions -- 100000`);
}

const folder = mkdtempSync(join(tmpdir(), 'formulary-bench-prescriptions-'));
const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
const key = sealKeyOf(pem.toString());
const seal = await openSeal(
  { certificate: undefined, timestampUrl: undefined },
  join(folder, 'seal'),
  new Date(),
);

/** Fills a shop, creates some of its documents, and measures it. */
async function measure(prescriptions: number, dataFolder: string): Promise<Medians> {
  mkdirSync(dataFolder);
  return withEmbeddedShop(dataFolder, async ({ db, pool }) => {
    const begun = performance.now();
    const client = await pool.connect();
    const picture = await aSignature();
    await fillPrescriptions(client, prescriptions, { key, picture, say: () => {} });
    client.release(true);
    const signing = signingFolder(dataFolder);
    mkdirSync(signing);
    const settings = { keyFiles: [], anchorFiles: [] };
    const opening = { db, folder: signing, key, settings, now: new Date(), say: () => {} };
    const { ledger, trust } = await openTrust(opening);
    // Spread over all prescriptions; the first is the one to verify.
    for (let at = 0; at < DOCUMENTS; at += 1) {
      const id = 1 + Math.floor((at * prescriptions) / DOCUMENTS);
      const document = await readSignedDocument(db, id, 'https://shop.test');
      if (!document) continue;
      await sealDocument(
        { db, ledger, seal: () => Promise.resolve(seal), now: () => new Date() },
        document,
      );
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${prescriptions.toLocaleString('en-GB')} prescriptions made in ${seconds} s`);
    return readMedians({ db, trust, certificates: seal.certificates });
  });
}

/**
 * Audit rules that read prescriptions. I39 follows the chain of events; I59 and I60 compare with data outside the
 * database.
 */
const ofPrescriptions = new Set([
  ...prescriptionChecks.flatMap(({ rules }) => rules.map(({ id }) => id)),
  ...signedChecks.flatMap(({ rules }) => rules.map(({ id }) => id)),
  'I39',
]);

/** Output of `npm run audit -- --json`. */
interface AuditReport {
  readonly seconds: number;
  readonly peakMemoryBytes: number;
  readonly broken: number;
  readonly rules: readonly CheckedRule[];
}

function audited(dataFolder: string): AuditReport {
  const main = join(root, 'packages/server/src/commands/audit.ts');
  const { stdout } = spawnSync(process.execPath, [main, '--json'], {
    env: { ...process.env, DATABASE_URL: '', FORMULARY_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as AuditReport;
}

const row = (name: string, figures: readonly string[]) =>
  console.log(`${name.padEnd(52)}${figures.map((figure) => figure.padStart(12)).join('')}`);
const milliseconds = (figure: number) => `${figure.toFixed(2)} ms`;
const times = (large: number, small: number) => `${(large / small).toFixed(2)} times`;

try {
  console.log(describeMachine());
  const folders = { small: join(folder, 'small'), large: join(folder, 'large') };
  const small = await measure(COMPARED_WITH, folders.small);
  const large = await measure(count, folders.large);
  console.log('\nMedians');
  row(
    '',
    [COMPARED_WITH, count].map((each) => each.toLocaleString('en-GB')),
  );
  const tooLong: string[] = [];
  for (const [name, { median, isListing }] of large) {
    const before = small.get(name)?.median;
    const figures = [before === undefined ? '-' : milliseconds(before), milliseconds(median)];
    row(name, [...figures, before === undefined ? '' : times(median, before)]);
    if (isListing && before !== undefined && median > MOST_TIMES_LONGER * before)
      tooLong.push(name);
  }
  console.log('\nAudit');
  const [few, many] = [audited(folders.small), audited(folders.large)];
  for (const rule of many.rules) {
    const before = few.rules.find(({ id }) => id === rule.id)?.milliseconds ?? 0;
    if (!ofPrescriptions.has(rule.id)) continue;
    row(`${rule.id} ${rule.rule}`.slice(0, 50), [
      milliseconds(before),
      milliseconds(rule.milliseconds),
    ]);
  }
  row(`all ${many.rules.length} rules`, [
    `${few.seconds.toFixed(1)} s`,
    `${many.seconds.toFixed(1)} s`,
  ]);
  const broken = few.broken + many.broken;
  console.log(
    `${Math.round(many.peakMemoryBytes / 2 ** 20)} MiB of memory at most, ${broken} broken`,
  );
  if (tooLong.length > 0)
    console.log(`\nMore than ${MOST_TIMES_LONGER} times as long: ${tooLong.join('; ')}`);
  process.exitCode = tooLong.length > 0 || broken > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
