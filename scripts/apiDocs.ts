import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allCalls } from '@formulary/rules/calls/allCalls';
import { renderApi } from './apiDocs/renderApi.ts';
import { root } from './root.ts';

const PATH = join(root, 'docs', 'api.md');

/**
 * Writes docs/api.md from the wire definitions; with `--check` it only tells whether the file is up to date. Returns
 * the exit code.
 */
export async function apiDocs(isCheck: boolean, path = PATH): Promise<number> {
  const wanted = renderApi(allCalls);
  const present = await readFile(path, 'utf8').catch(() => '');
  if (present === wanted) return 0;
  if (isCheck) {
    console.error('docs/api.md is out of date: run npm run docs:api');
    return 1;
  }
  await writeFile(path, wanted);
  console.log('docs/api.md written.');
  return 0;
}

if (import.meta.main) process.exitCode = await apiDocs(process.argv.includes('--check'));
