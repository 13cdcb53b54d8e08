/** @module-tag start */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const shell = process.platform === 'win32';
const { npm_execpath: _cli, ...inherited } = process.env;
// The first `node` in PATH is the one that runs this test.
const env = { ...inherited, PATH: `${dirname(process.execPath)}:${inherited['PATH']}` };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-run-'));
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'noisy'));
  for (const script of ['run.mjs', 'bootstrap.mjs', 'launch.mjs'])
    copyFileSync(join(root, 'scripts', script), join(folder, 'scripts', script));
  const postinstall = `node -e "require('fs').writeFileSync('ran', '')"`;
  write('package.json', { name: 'shop', version: '1.0.0', dependencies: { noisy: 'file:noisy' } });
  write('noisy/package.json', { name: 'noisy', version: '1.0.0', scripts: { postinstall } });
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], {
    cwd: folder,
    shell,
    stdio: 'ignore',
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: object): void {
  writeFileSync(join(folder, path), JSON.stringify(content));
}

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });

test('every command of package.json goes through scripts/run.mjs, except one that needs no installation', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const others = Object.keys(scripts).filter(
    (name) => !scripts[name]?.startsWith('node scripts/run.mjs '),
  );
  expect(others).toEqual(['sbom']);
});

describe('a command', () => {
  test('installs what the lock file names first, without install scripts and only once', () => {
    writeFileSync(join(folder, 'greet.ts'), 'console.log("hello");');
    const first = run('greet.ts');
    expect(first.stderr).toContain('installed in');
    expect(first.stdout).toBe('hello\n');
    expect(existsSync(join(folder, 'node_modules/noisy/package.json'))).toBe(true);
    expect(existsSync(join(folder, 'noisy/ran'))).toBe(false);
    expect(run('greet.ts').stderr).toBe('');
  });

  test('gets its arguments unchanged and returns its own exit code', () => {
    writeFileSync(
      join(folder, 'greet.ts'),
      'console.log(process.argv.slice(2)); process.exitCode = 3;',
    );
    const { stdout, status } = run('greet.ts', 'two words', '--json');
    expect(stdout).toBe("[ 'two words', '--json' ]\n");
    expect(status).toBe(3);
  });

  test("runs on the project's Node, whatever Node the machine has", () => {
    run('greet.ts');
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.bin/node'), '#!/bin/sh\necho "own node: $*"\n', {
      mode: 0o755,
    });
    expect(run('greet.ts').stdout).toMatch(/^own node: (?:--\S+ )*greet\.ts\n$/u);
  });

  test('is stopped when its parent process is', async () => {
    writeFileSync(
      join(folder, 'greet.ts'),
      'process.on("SIGTERM", () => { console.log("told to end"); process.exit(0); }); setInterval(() => {}, 1000); console.log("running");',
    );
    run('none.ts');
    const child = spawn(process.execPath, ['scripts/run.mjs', 'greet.ts'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'readable');
    child.kill('SIGTERM');
    expect(await text(child.stdout)).toBe('running\ntold to end\n');
  });

  test('is told to stop once when the shell between npm and it ends, and may take its time', async () => {
    writeFileSync(
      join(folder, 'greet.ts'),
      'process.on("SIGTERM", () => { console.log("told to end"); setTimeout(() => process.exit(0), 800); }); setInterval(() => {}, 1000); console.log("running");',
    );
    run('none.ts');
    const child = spawn('sh', ['-c', `"${process.execPath}" scripts/run.mjs greet.ts & wait`], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'readable');
    child.kill('SIGTERM');
    expect(await text(child.stdout)).toBe('running\ntold to end\n');
  });
});
