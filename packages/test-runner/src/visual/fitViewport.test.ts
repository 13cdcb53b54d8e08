import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fitViewport, growViewport } from '../../../../.storybook/testing/pictures/fitViewport.ts';
import { modes } from '../../../storybook-kit/src/views.ts';

const { viewport } = vi.hoisted(() => ({
  viewport: vi.fn<(width: number, height: number) => void>(),
}));
vi.mock('vitest/browser', () => ({ page: { viewport } }));
vi.mock('../../../../.storybook/testing/page/frames.ts', () => ({
  settled: () => Promise.resolve(),
}));

const view = { ...modes.light, file: 'light', width: 1024, height: 768 };
const scrollTo = vi.fn<(left: number, top: number) => void>();

/** Fakes a page of a height, behind a dialog or not, with overlays that end at the given heights. */
function show(scrollHeight: number, isBehind = false, ends: readonly number[] = []) {
  vi.stubGlobal('document', {
    documentElement: { scrollHeight },
    querySelector: () => (isBehind ? {} : null),
    querySelectorAll: () => ends.map((bottom) => ({ getBoundingClientRect: () => ({ bottom }) })),
  });
}

beforeEach(() => {
  viewport.mockClear();
  scrollTo.mockClear();
  vi.stubGlobal('window', { scrollTo });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a part gets the height it needs', 300, false, false, 300],
  ['a part of a line is still a picture', 12, false, false, 40],
  ['a long part ends where its rows repeat', 9_000, false, false, 2_400],
  ['a short screen keeps a screen’s height', 500, true, false, 768],
  ['a screen shows more than its beginning', 900, true, false, 900],
  ['a long screen ends there', 9_000, true, false, 1_600],
  ['what lies behind a dialog keeps a screen’s height', 12, false, true, 768],
])('%s', async (_, content, isScreen, isCovered, height) => {
  show(content, isCovered);
  await fitViewport(view, isScreen);
  expect(viewport).toHaveBeenLastCalledWith(1024, height);
});

test.each([
  ['what hangs over a part ends the picture', 12, [150.4, 90], 183],
  ['what hangs over the middle of a part does not', 500, [150], 500],
  ['what keeps to the end of the screen shows all of it', 12, [760], 768],
])('%s', async (_, content, ends, height) => {
  show(content, false, ends);
  await fitViewport(view, false);
  expect(viewport).toHaveBeenNthCalledWith(2, 1024, 768);
  expect(viewport).toHaveBeenLastCalledWith(1024, height);
});

test('every picture starts at the top of the page', async () => {
  show(300);
  await fitViewport(view, false);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test.each([
  ['higher content gets room', 900, false, [1024, 900]],
  ['a part grows no further than its rows repeat', 9_000, false, [1024, 2_400]],
  ['a screen grows no further than it is shown', 9_000, true, [1024, 1_600]],
  ['content that has room keeps its picture', 600, false, undefined],
] as const)('in another mode, %s', async (_, content, isScreen, resized) => {
  show(content);
  vi.stubGlobal('innerHeight', 768);
  await growViewport(view, isScreen);
  expect(viewport.mock.lastCall).toEqual(resized);
});
