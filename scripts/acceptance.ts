import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillList } from './acceptance/fillList.ts';
import { parseList } from './acceptance/parseList.ts';
import { readTags } from './acceptance/findTags.ts';
import { report } from './acceptance/report.ts';
import { strayTags } from './acceptance/strayTags.ts';
import { root as checkout } from './root.ts';

/**
 * Writes the tests of each clause into docs/acceptance.md and reports unproven clauses. With `--check` it writes
 * nothing and fails if the list is out of date. A tag that names no clause always fails. Returns the exit code.
 */
export async function acceptance(isCheck: boolean, root = checkout): Promise<number> {
  const path = join(root, 'docs', 'acceptance.md');
  const list = await readFile(path, 'utf8');
  const clauses = parseList(list);
  const tags = await readTags(root);
  const filled = fillList(list, tags);
  const isStale = filled !== list;
  const faults = [...strayTags(clauses, tags)];
  if (isStale && isCheck) faults.push('docs/acceptance.md is out of date: run npm run acceptance');
  if (isStale && !isCheck) await writeFile(path, filled);
  console.log(report(clauses, tags));
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await acceptance(process.argv.includes('--check'));
