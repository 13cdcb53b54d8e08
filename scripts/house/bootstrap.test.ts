import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-bootstrap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: object): void {
  writeFileSync(join(folder, path), JSON.stringify(content));
}

test('the bootstrap installs what the lock file names, and runs no install script of it', () => {
  const shell = process.platform === 'win32';
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'noisy'));
  copyFileSync(join(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  const postinstall = `node -e "require('fs').writeFileSync('ran', '')"`;
  write('package.json', { name: 'shop', version: '1.0.0', dependencies: { noisy: 'file:noisy' } });
  write('noisy/package.json', { name: 'noisy', version: '1.0.0', scripts: { postinstall } });
  const options = { cwd: folder, shell, encoding: 'utf8' } as const;
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], {
    ...options,
    stdio: 'ignore',
  });
  const { npm_execpath: _cli, ...env } = process.env;
  const ended = spawnSync(process.execPath, ['scripts/bootstrap.mjs'], { ...options, env });
  expect(ended.stderr).toContain('installed in');
  expect(existsSync(join(folder, 'node_modules/noisy/package.json'))).toBe(true);
  expect(existsSync(join(folder, 'noisy/ran'))).toBe(false);
});
