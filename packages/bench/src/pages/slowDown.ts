import type { Page } from 'playwright';

const LINE = {
  offline: false,
  latency: 150,
  /** Bytes per second: 1.6 Mbit/s down, 750 kbit/s up. */
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const TIMES_SLOWER = 4;

/** Throttles a page to a mobile phone: 150 ms, 1.6 Mbit/s, a quarter of this machine's CPU speed. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
}
