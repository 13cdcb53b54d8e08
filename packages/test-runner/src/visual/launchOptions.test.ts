import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { chromium } from 'playwright';
import { Fragment, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchContext } from '../../../../.storybook/testing/launchContext.ts';
import { sfntOf } from '../../../server/src/platform/paper/sfntOf.ts';
import { describeNeeding } from '../../../server/src/testing/describeNeeding.ts';
import { CompareDocument } from '../../../ui/src/pieces/prescriptions/CompareDocument/CompareDocument.tsx';
import { GlobalStyle } from '@formulary/theme/GlobalStyle';
import { root } from '../root.ts';
import { pictureLaunchOptions } from './pictureLaunchOptions.ts';
import { visualPaths } from './visualPaths.ts';

const { resolve } = createRequire(join(root, 'packages/server/package.json'));
const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
/** Browser defaults: generic fonts, widgets, and a local date. */
const PLAIN = `<p style="font: 1rem monospace">${DIGEST}</p><p style="font: 1rem sans-serif">A word</p>
<input type="file"><input type="date"><input type="number" value="1.5"><select><option>A word</option></select>
<output></output><script>document.querySelector('output').textContent = new Date(0).toLocaleString();</script>`;

/** Home folder of a user who has installed another font and prefers it. */
const home = mkdtempSync(join(tmpdir(), 'formulary-fonts-'));
const config = join(home, '.config', 'fontconfig');
const data = join(home, '.local', 'share');

beforeAll(() => {
  mkdirSync(join(data, 'fonts'), { recursive: true });
  mkdirSync(config, { recursive: true });
  const unifont = readFileSync(resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff'));
  writeFileSync(join(data, 'fonts', 'unifont.ttf'), sfntOf(unifont));
  const preferred = ['monospace', 'sans-serif'].map(
    (family) =>
      `<alias><family>${family}</family><prefer><family>Unifont</family></prefer></alias>`,
  );
  writeFileSync(
    join(config, 'fonts.conf'),
    `<fontconfig><dir>${join(data, 'fonts')}</dir>${preferred.join('')}</fontconfig>`,
  );
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

/** Returns style sheets with the shop's fonts embedded. */
function fontFaces(font: string): string {
  const sheet = resolve(`@fontsource-variable/atkinson-hyperlegible-${font}/index.css`);
  const inline = (_: string, file: string) =>
    `url(data:font/woff2;base64,${readFileSync(join(dirname(sheet), file), 'base64')})`;
  return readFileSync(sheet, 'utf8').replaceAll(/url\(([^)]+)\)/g, inline);
}

function withHash(): string {
  const sheet = new ServerStyleSheet();
  const props = { prescriptionId: 51, fileDigest: DIGEST, file: undefined, comparison: undefined };
  const piece = createElement(CompareDocument, { ...props, onChoose: () => {} });
  const body = renderToString(
    sheet.collectStyles(createElement(Fragment, {}, createElement(GlobalStyle), piece)),
  );
  return `<!doctype html><style>${fontFaces('next')}${fontFaces('mono')}</style>${sheet.getStyleTags()}${body}`;
}

/** Takes a picture of a page with the given environment, in the machine's fonts if `isOpen`. */
async function draw(html: string, machine: Readonly<Record<string, string>> = {}, isOpen = false) {
  for (const [name, value] of Object.entries(machine)) vi.stubEnv(name, value);
  const env = isOpen ? { ...process.env } : pictureLaunchOptions.env;
  vi.unstubAllEnvs();
  const browser = await chromium.launch({ ...pictureLaunchOptions, env });
  try {
    const page = await browser.newPage({
      ...launchContext,
      viewport: { width: 800, height: 600 },
    });
    await page.setContent(html);
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    return (await page.screenshot()).toString('base64');
  } finally {
    await browser.close();
  }
}

/** A German machine in Japan. */
const other = {
  HOME: home,
  XDG_CONFIG_HOME: dirname(config),
  XDG_DATA_HOME: data,
  FONTCONFIG_FILE: join(config, 'fonts.conf'),
  LANG: 'de_DE.UTF-8',
  LANGUAGE: 'de',
  LC_ALL: 'de_DE.UTF-8',
  TZ: 'Asia/Tokyo',
};

test('the shop’s font has every character in the recorded trees', () => {
  const font = dirname(resolve('@fontsource-variable/atkinson-hyperlegible-next/index.css'));
  const files = globSync(join(font, 'files', '*-normal.woff2'));
  const known = new Set(files.flatMap((file) => (create(readFileSync(file)) as Font).characterSet));
  const trees = globSync(join(visualPaths.trees, '*.yml')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(trees.length).toBeGreaterThan(0);
  const characters = [...new Set(trees.join('').replaceAll('\n', ''))];
  expect(characters.filter((character) => !known.has(character.codePointAt(0)!))).toEqual([]);
});

describeNeeding('Linux', 'on a machine with another font', () => {
  test('browser defaults look the same as on any other machine', async () => {
    const drawn = await draw(PLAIN);
    expect((await draw(PLAIN, other)) === drawn).toBe(true);
    expect((await draw(PLAIN, other, true)) === drawn).toBe(false);
  });

  test('a hash uses the shop’s font, although the browser sees another one', async () => {
    const page = withHash();
    expect((await draw(page, other, true)) === (await draw(page))).toBe(true);
  });
});
