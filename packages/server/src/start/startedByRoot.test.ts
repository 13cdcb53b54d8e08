/** @module-tag start */
import { sealKeyOf } from '../prescriptions/signatures/sealKey.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPostmasterFile } from '../platform/database/embedded/readPostmasterFile.ts';
import { unprivilegedUser } from '../platform/process/unprivilegedUser.ts';
import { readSignature } from '../prescriptions/signatures/signatures.queries.ts';
import { aPng } from '../testing/documents/aPng.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { describeNeeding } from '../testing/describeNeeding.ts';
import { markVerified } from '../testing/signing/markVerified.ts';
import { openTestShop } from '../testing/openTestShop.ts';
import { orderPrescriptions } from '../testing/orders/orderPrescriptions.ts';
import { processOf } from '../testing/processes/processOf.ts';
import { documentPart, registrationForm } from '../testing/calls/registrationForm.ts';
import { signingForm } from '../testing/calls/signingForm.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import { anEndlessPdf } from '../testing/documents/worstPdfs.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const NO_PROCESS = 2 ** 30;

let folder: string;
let data: string;
let servers: SpawnedServer[];
let mounted: string[];
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-root-')));
  data = join(folder, 'data');
  servers = [];
  mounted = [];
});
afterEach(async () => {
  for (const server of servers) server.signal('SIGTERM');
  await Promise.all(servers.map((server) => server.ended));
  for (const at of mounted) execFileSync('umount', ['--lazy', at]);
  rmSync(folder, { recursive: true, force: true });
});

function start(
  env: Readonly<Record<string, string>> = {},
  program: Parameters<typeof spawnServer>[1] = {},
): SpawnedServer {
  const server = spawnServer({ FORMULARY_DATA: data, ...env }, program);
  servers.push(server);
  return server;
}

/** Returns the ids of a process that was root and cannot become root again. */
function unprivileged() {
  const { uid, gid } = unprivilegedUser();
  return { uid: [uid, uid, uid, uid], gid: [gid, gid, gid, gid], groups: [gid] };
}

async function register(address: string, document: Buffer): Promise<number> {
  const good = documentPart('user_certificate', aPng(60, 40));
  const { payload, headers } = registrationForm({}, {}, [
    documentPart('user_passport_or_license', document),
    good,
    documentPart('user_utility_bill'),
  ]);
  const answer = await fetch(`${address}/api/users`, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: payload,
  });
  return answer.status;
}

/** Copies the checkout into a home that only root can enter. */
function checkoutInHome(): { readonly node: string; readonly main: string } {
  const checkout = join(folder, 'home', 'shop');
  mkdirSync(checkout, { recursive: true });
  chmodSync(join(folder, 'home'), 0o700);
  execFileSync('mount', ['--bind', ROOT, checkout]);
  mounted.push(checkout);
  return {
    node: join(checkout, 'node_modules/.bin/node'),
    main: join(checkout, 'packages/server/src/main.ts'),
  };
}

function postgresPid(): number {
  return readPostmasterFile(join(data, 'postgres'))?.pid ?? NO_PROCESS;
}

describeNeeding('root', 'a server that root started', () => {
  test('runs as an unprivileged user once it serves, on a port below 1024 too, and so does its document checker', async () => {
    const server = start({ NODE_ENV: 'production', PORT: String(await freePort(700)) });
    const address = await server.ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const { users, children } = processOf(server.pid);
    expect(users()).toEqual(unprivileged());
    const before = new Set(children());
    const registering = register(address, anEndlessPdf());
    let judging: number | undefined;
    const judgingPid = () => (judging = children().find((pid) => !before.has(pid)));
    await expect.poll(judgingPid).toBeDefined();
    expect(processOf(judging ?? NO_PROCESS).users()).toEqual(unprivileged());
    expect(await registering).toBe(400);
  });

  test('on the database of DATABASE_URL runs as an unprivileged user too, and seals signatures with a key that only root can read', async () => {
    const file = join(folder, 'given.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    writeFileSync(file, pem, { mode: 0o600 });
    chmodSync(folder, 0o755);
    const shop = await openTestShop();
    shop.clock.now = new Date();
    const { prescriptions, prescriberToken } = await orderPrescriptions(shop);
    const id = prescriptions[0]?.id ?? 0;
    const documentId = await markVerified(shop, id, shop.clock.now);
    const { payload, headers } = signingForm({ id, documentId }, await aSignature());

    const server = start({ DATABASE_URL: shop.database.url, SIGNATURE_KEY_FILE: file });
    const answer = await fetch(`${await server.ready}${signPrescription.path}`, {
      method: signPrescription.method,
      headers: { ...headers, authorization: `Bearer ${prescriberToken}` },
      body: new Uint8Array(payload),
    });
    expect(answer.status).toBe(200);
    expect(processOf(server.pid).users()).toEqual(unprivileged());
    const signature = await readSignature(shop.db, id);
    expect(signature?.keyId).toBe(sealKeyOf(pem).id);
    // Documents are sealed later, in a folder that root made.
    const { uid, gid } = unprivilegedUser();
    expect(spawnSync('ls', [join(data, 'signing')], { uid, gid }).status).toBe(0);
    server.signal('SIGTERM');
    await server.ended;
    await shop.close();
  });

  test('from a home closed to others works as elsewhere', async () => {
    const program = checkoutInHome();
    data = join(folder, 'home', 'data');
    for (const time of ['first', 'again']) {
      const server = start({ NODE_ENV: 'production' }, program);
      const address = await server.ready;
      expect([time, processOf(server.pid).users()]).toEqual([time, unprivileged()]);
      const pages = existsSync(join(ROOT, 'packages/storefront/dist/index.html')) ? 200 : 404;
      const page = await fetch(address, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(pages);
      expect(await register(address, aPng(60, 40))).toBe(201);

      const pid = postgresPid();
      process.kill(pid, 'SIGKILL');
      await expect.poll(postgresPid).not.toBeOneOf([pid, NO_PROCESS]);
      const isReady = async () => (await fetch(`${address}/readyz`)).status;
      await expect.poll(isReady).toBe(200);
      server.signal('SIGTERM');
      expect(await server.ended).toMatchObject({ code: 0, errors: '' });
    }
  });
});

/** Returns the first free port from a number on. */
async function freePort(from: number): Promise<number> {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(from, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? from : freePort(from + 1);
}
