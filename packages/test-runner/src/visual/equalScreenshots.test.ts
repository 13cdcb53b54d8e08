import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { equalScreenshots } from './equalScreenshots.ts';

const paths = vi.hoisted(() => ({ screenshots: '' }));
vi.mock('./visualPaths.ts', () => ({ visualPaths: paths }));

const [baseline, screenshot] = [Buffer.from('baseline'), Buffer.from('screenshot')];
let screenshots: typeof equalScreenshots;
/** Loads the module again, as the next run does. */
async function nextRun(): Promise<void> {
  vi.resetModules();
  ({ equalScreenshots: screenshots } = await import('./equalScreenshots.ts'));
}
const found = (story: string, digest?: string) => ({ story, view: 'light', digest });
const isKnown = (name: string, ...files: readonly [Buffer, Buffer]) =>
  screenshots.isKnown(name, screenshots.digestOf(...files));

const stored = () => JSON.parse(readFileSync(paths.screenshots, 'utf8')) as object;

beforeEach(async () => {
  paths.screenshots = join(mkdtempSync(join(tmpdir(), 'screenshots-')), 'screenshots.json');
  await nextRun();
});

test('no screenshot is known before a recording', () => {
  expect(isKnown('cart/light', baseline, screenshot)).toBe(false);
});

test('a recorded screenshot is known with its own baseline only', async () => {
  screenshots.record([found('cart', screenshots.digestOf(baseline, screenshot))], true);
  await nextRun();
  expect(isKnown('cart/light', baseline, screenshot)).toBe(true);
  expect(isKnown('cart/dark', baseline, screenshot)).toBe(false);
  expect(isKnown('cart/light', screenshot, baseline)).toBe(false);
  expect(isKnown('cart/light', Buffer.from('older baseline'), screenshot)).toBe(false);
  expect(isKnown('cart/light', baseline, Buffer.from('a pixel more'))).toBe(false);
});

test('a recording of some stories keeps the others, and one of all forgets what is gone', async () => {
  screenshots.record([found('cart', 'c0'), found('tree')], true);
  screenshots.record([found('basket', 'b0')], false);
  expect(Object.entries(stored())).toEqual([
    ['basket/light', 'b0'],
    ['cart/light', 'c0'],
  ]);
  screenshots.record([found('basket', 'b1')], true);
  expect(stored()).toEqual({ 'basket/light': 'b1' });
});
