import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resources } from '@formulary/rules/content/resources';
import { aPdf } from './documents/aPdf.ts';

/** A folder with a small PDF for each download of the shop; removed after the tests. */
export const resourcesForTests = mkdtempSync(join(tmpdir(), 'formulary-resources-'));
for (const { file } of resources) writeFileSync(join(resourcesForTests, file), aPdf());
process.once('exit', () => rmSync(resourcesForTests, { recursive: true, force: true }));
