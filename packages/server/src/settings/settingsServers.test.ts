/** @module-tag start */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginPasskey } from '@formulary/rules/calls/passkeyCalls';
import { addSession, addUser } from '../testing/testData.queries.ts';
import { changeDeskSettings } from '@formulary/rules/calls/desk/deskSettingCalls';
import { companyDefaults } from '@formulary/rules/settings/companySection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinnedForTests } from '../testing/signing/sealKeyForTests.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { spawnServer } from '../testing/processes/spawnServer.ts';

const NAME = 'Ash and Oak';

let shop: TestShop;
let desk: TestDesk;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
afterAll(() => shop.close());

/** Asks a server for something that states the name of the shop. */
async function nameAt(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}${beginPasskey.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  return await answer.text();
}

test('a change at one server is stated by two others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-settings-'));
  const keys = join(folder, 'keys.json');
  writeFileSync(keys, pinnedForTests);
  // In production no demo is filled in.
  const env = { DATABASE_URL: shop.database.url, SEAL_KEYS: keys, NODE_ENV: 'production' };
  const servers = [1, 2].map(() => spawnServer(env));
  try {
    const addresses = await Promise.all(servers.map(({ ready }) => ready));
    const prescriber = await addUser(shop.db, { is_prescriber: true });
    const buyer = await addSession(shop.db, prescriber, new Date());
    for (const address of addresses) expect(await nameAt(address, buyer)).toContain('Formulary');
    const { token } = await desk.signedIn('superintendent');
    const answer = await desk.send(changeDeskSettings, {
      token,
      url: '/api/desk/settings/company',
      body: { values: { ...companyDefaults, name: NAME }, reason: 'A new name', version: 0 },
    });
    expect(answer.statusCode).toBe(200);
    for (const address of addresses)
      await expect.poll(() => nameAt(address, buyer)).toContain(NAME);
  } finally {
    for (const server of servers) server.signal('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    rmSync(folder, { recursive: true });
  }
});
