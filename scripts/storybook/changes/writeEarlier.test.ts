import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Git } from './lastRelease.ts';
import { parseChanges } from './parseChanges.ts';
import { splitBatch } from './splitBatch.ts';
import { writeEarlier } from './writeEarlier.ts';

const at = (story: string, view: string) => `playwright/visual/pictures/${story}/${view}.webp`;

describe('the changed pictures', () => {
  test('belong to changed, new and removed stories; a picture that only moved is none', () => {
    const status = [
      `M\0${at('cart--full', 'light')}`,
      `A\0${at('cart--full', 'phone')}`,
      `A\0${at('cart--new', 'light')}`,
      `D\0${at('cart--gone', 'light')}`,
      `R100\0${at('cart--old', 'light')}\0${at('cart--moved', 'light')}`,
      `R087\0${at('cart--oops', 'dark')}\0${at('cart--failed', 'dark')}`,
      '',
    ].join('\0');
    expect(parseChanges(status)).toEqual({
      stories: [
        { story: 'cart--full', kind: 'changed', views: ['light', 'phone'] },
        { story: 'cart--new', kind: 'new', views: ['light'] },
        { story: 'cart--gone', kind: 'removed', views: ['light'] },
        { story: 'cart--failed', kind: 'changed', views: ['dark'] },
      ],
      earlier: [
        { path: at('cart--full', 'light'), story: 'cart--full', view: 'light' },
        { path: at('cart--oops', 'dark'), story: 'cart--failed', view: 'dark' },
      ],
    });
  });
});

describe('what git prints for a batch', () => {
  test('is split by the sizes, whatever bytes the files have', () => {
    const [one, two] = [Buffer.from([1, 10, 0, 10]), Buffer.from('RIFF\n')];
    const printed = Buffer.concat([
      Buffer.from('a1 blob 4\n'),
      one,
      Buffer.from('\nb2 blob 5\n'),
      two,
      Buffer.from('\n'),
    ]);
    expect(splitBatch(printed)).toEqual([one, two]);
  });

  test('is refused for a missing file', () => {
    expect(() => splitBatch(Buffer.from('abc:nowhere.webp missing\n'))).toThrow(/no such file/);
  });
});

/** A repository whose commands print these texts; others print nothing. */
const printing =
  (texts: Readonly<Record<string, string>>): Git =>
  (...args) => {
    const asked = args.join(' ');
    const found = Object.keys(texts).find((start) => asked.startsWith(start));
    return Buffer.from(found === undefined ? '' : texts[found]!);
  };

const withoutGit: Git = () => {
  throw new Error('not a git repository');
};

const batch = () => Buffer.from('a1 blob 3\nnew\n');

describe('the earlier pictures', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'earlier-')), 'pictures');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));
  const written = () => JSON.parse(readFileSync(join(folder, 'changes.json'), 'utf8')) as unknown;

  const history = {
    'tag --list': 'v1.1.0\nv1.0.0\n',
    'show v1.1.0': '{"version":"1.1.0"}',
    'show v1.0.0': '{"version":"1.0.0"}',
    'log -1': '2026-11-28\n',
    [`diff --name-status --find-renames -z v1.0.0`]: `M\0${at('cart--full', 'light')}\0`,
  };

  test('are those of the newest release that looks different', () => {
    const asked: unknown[] = [];
    writeEarlier(folder, printing(history), (...args) => {
      asked.push(args);
      return batch();
    });
    expect(asked).toEqual([['v1.0.0', [at('cart--full', 'light')]]]);
    expect(readFileSync(join(folder, 'cart--full', 'light.webp'), 'utf8')).toBe('new');
    expect(written()).toEqual({
      release: '1.0.0',
      date: '2026-11-28',
      stories: [{ story: 'cart--full', kind: 'changed', views: ['light'] }],
    });
  });

  test('come from the commit that set the version if there is no tag, and never from the first', () => {
    const git = printing({
      'log --format=%H': 'c2\nc1\n',
      'show c2': '{"version":"1.0.0"}',
      'log -1': '2026-11-28\n',
    });
    expect(writeEarlier(folder, git, batch)).toEqual({
      release: '1.0.0',
      date: '2026-11-28',
      stories: [],
    });
  });

  test('are missing without git or a release, and leave none from before', () => {
    writeEarlier(folder, printing(history), batch);
    expect(writeEarlier(folder, withoutGit, batch)).toBeNull();
    expect(written()).toBeNull();
    expect(existsSync(join(folder, 'cart--full'))).toBe(false);
    expect(writeEarlier(folder, printing({}), batch)).toBeNull();
  });
});
