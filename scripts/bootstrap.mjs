// Uses Node builtins only: runs under the machine's Node before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 20;

/** Compares the lock file that npm leaves inside node_modules with the project's, entry by entry. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.peer || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function install() {
  console.error('Installing dependencies (npm ci) …');
  const startedAt = Date.now();
  // No dependency needs its install script; `allowScripts` in package.json covers an npm that is run by hand.
  const args = [
    'ci',
    '--ignore-scripts',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--include=dev',
  ];
  const cli = process.env.npm_execpath;
  const result = cli
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, {
        cwd: root,
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      });
  if (result.status !== 0) {
    console.error('Could not install the dependencies; npm says why above.');
    process.exit(result.status ?? 1);
  }
  console.error(`… installed in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
}

/**
 * The project installs Node 24 from the registry where a platform build exists. Elsewhere the machine's Node must
 * suffice.
 */
function checkNode() {
  const hasOwnNode = existsSync(
    join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'),
  );
  const machineMajor = Number(process.versions.node.split('.')[0]);
  if (!hasOwnNode && machineMajor < 24) {
    console.error(`Formulary needs Node 24 or later here; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Formulary needs Node ${OLDEST_NODE} or later to install; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
if (!isInstalled()) install();
checkNode();
