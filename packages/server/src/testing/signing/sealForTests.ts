import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentSeal } from '../../prescriptions/document/sealing/openSeal.ts';
import { openSeal } from '../../prescriptions/document/sealing/openSeal.ts';

let opened: Promise<DocumentSeal> | undefined;

/** Returns a seal with a separate certificate, created on first use. */
export function sealForTests(): Promise<DocumentSeal> {
  opened ??= open();
  return opened;
}

async function open(): Promise<DocumentSeal> {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-seal-'));
  try {
    const settings = { certificate: undefined, timestampUrl: undefined };
    return await openSeal(settings, folder, new Date('2026-01-01'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
