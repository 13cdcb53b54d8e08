import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskApi } from './apiDocs/deskApi.ts';
import { renderApi } from './apiDocs/renderApi.ts';
import { shopApi } from './apiDocs/shopApi.ts';
import { root } from './root.ts';

const DOCS = join(root, 'docs');

/**
 * Writes docs/api.md and docs/desk-api.md from the wire definitions; with `--check` it only tells whether the files are
 * up to date. Returns the exit code.
 */
export async function apiDocs(isCheck: boolean, folder = DOCS): Promise<number> {
  const pages = { 'api.md': renderApi(shopApi), 'desk-api.md': renderApi(deskApi) };
  let exitCode = 0;
  for (const [name, wanted] of Object.entries(pages)) {
    const path = join(folder, name);
    const present = await readFile(path, 'utf8').catch(() => '');
    if (present === wanted) continue;
    if (isCheck) {
      console.error(`docs/${name} is out of date: run npm run docs:api`);
      exitCode = 1;
    } else {
      await writeFile(path, wanted);
      console.log(`docs/${name} written.`);
    }
  }
  return exitCode;
}

if (import.meta.main) process.exitCode = await apiDocs(process.argv.includes('--check'));
