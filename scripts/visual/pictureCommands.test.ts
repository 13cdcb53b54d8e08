import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserCommandContext } from 'vitest/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findings } from './findings.ts';
import { pictureCommands } from './pictureCommands.ts';
import { keptPicture } from './pixels/keptPicture.ts';
import { shownPicture } from './pixels/shownPicture.ts';
import { places } from './places.ts';

const folder = vi.hoisted(() => ({ path: '' }));

vi.mock('./places.ts', () => ({
  places: {
    get pictures() {
      return join(folder.path, 'pictures');
    },
    get trees() {
      return join(folder.path, 'trees');
    },
    get report() {
      return join(folder.path, 'report');
    },
  },
}));

const STORY = 'primitives-badge--all-states';
const CLIP = { x: 0, y: 0, width: 2, height: 1 };

const pixelsOf = (shade: number) => ({
  width: 2,
  height: 1,
  data: new Uint8Array([255, 255, 255, 255, shade, shade, shade, 255]),
});

/** A browser whose page looks, one picture after the other, as it is told. */
function browserShowing(...shades: readonly number[]) {
  const screenshot = vi.fn<() => Promise<Buffer>>();
  for (const shade of shades)
    screenshot.mockImplementationOnce(() => shownPicture(pixelsOf(shade)));
  return { page: { screenshot } } as unknown as BrowserCommandContext;
}

beforeEach(async () => {
  folder.path = mkdtempSync(join(tmpdir(), 'formulary-pictures-'));
  const baseline = join(places.pictures, STORY, 'light.webp');
  mkdirSync(dirname(baseline), { recursive: true });
  writeFileSync(baseline, await keptPicture(pixelsOf(0)));
});
afterEach(() => {
  rmSync(folder.path, { recursive: true, force: true });
});

const actual = () => join(places.report, STORY, 'light', 'actual.png');

test('a picture that is as it was is noted once, and only when it is asked for', async () => {
  const { takePicture, findingsOf, noteFindings } = pictureCommands(false);
  const browser = browserShowing(0);

  await takePicture(browser, STORY, 'light', CLIP);
  expect(await findingsOf(browser, STORY)).toMatchObject([{ view: 'light', verdict: 'same' }]);
  expect(findings.read()).toEqual([]);

  await noteFindings(browser, STORY);
  expect(findings.read()).toMatchObject([{ story: STORY, view: 'light', verdict: 'same' }]);
  expect(await findingsOf(browser, STORY)).toEqual([]);
});

test('one shade in one pixel is a difference, which stays when the second look finds it too', async () => {
  const { takePicture, noteFindings } = pictureCommands(false);
  const browser = browserShowing(1, 1);

  await takePicture(browser, STORY, 'light', CLIP);
  await takePicture(browser, STORY, 'light', CLIP);
  await noteFindings(browser, STORY);

  expect(findings.read()).toMatchObject([{ verdict: 'changed', detail: '1 pixels differ' }]);
  expect(existsSync(actual())).toBe(true);
});

test('what a second look does not find is no difference, but it is told, and its pictures are gone', async () => {
  const { takePicture, findingsOf, noteFindings } = pictureCommands(false);
  const browser = browserShowing(1, 0);

  await takePicture(browser, STORY, 'light', CLIP);
  expect(await findingsOf(browser, STORY)).toMatchObject([{ verdict: 'changed' }]);
  expect(existsSync(actual())).toBe(true);
  await takePicture(browser, STORY, 'light', CLIP);
  await noteFindings(browser, STORY);

  expect(findings.read()).toMatchObject([{ verdict: 'same', atFirst: '1 pixels differ' }]);
  expect(existsSync(actual())).toBe(false);
});

test('what was as it had been stays so: the first look may move what a second one would see', async () => {
  const { takePicture, noteFindings } = pictureCommands(false);
  const browser = browserShowing(0, 1);

  await takePicture(browser, STORY, 'light', CLIP);
  await takePicture(browser, STORY, 'light', CLIP);
  await noteFindings(browser, STORY);

  expect(findings.read()).toMatchObject([{ verdict: 'same', detail: '' }]);
});
