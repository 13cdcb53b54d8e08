import { existsSync } from 'node:fs';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { AnchorReader } from './AnchorReader.ts';
import { anchorsFile } from './AnchorFile.ts';
import { pinnedKeysFile } from './pinSealKeys.ts';
import { readPinnedKeys, SealKeys } from './SealKeys.ts';
import type { Trust } from './Trust.ts';

/** Files that other servers of the shop, or its earlier machines, have made. */
export interface TrustSettings {
  /** With keys that are pinned, as `seal-keys.json` has them. */
  readonly keyFiles: readonly string[];
  readonly anchorFiles: readonly string[];
}

/** Reads SEAL_KEYS and ANCHORS: names of files, with commas between them. */
export function readTrustSettings(
  env: Readonly<Record<string, string | undefined>>,
): TrustSettings {
  return { keyFiles: filesOf(env['SEAL_KEYS']), anchorFiles: filesOf(env['ANCHORS']) };
}

function filesOf(value: string | undefined): readonly string[] {
  const names = (value ?? '').split(',').map((name) => name.trim());
  return names.filter((name) => name !== '');
}

/**
 * Reads what prescriptions are verified against: keys and anchors of the folder, as far as a server has made them, and those of the
 * settings. Refuses with a `StartupProblem` what cannot be read.
 */
export function readTrust(folder: string, { keyFiles, anchorFiles }: TrustSettings): Trust {
  const own = readPinnedKeys(pinnedKeysFile(folder)) ?? [];
  const others = keyFiles.flatMap((file) => {
    const keys = readPinnedKeys(file);
    if (!keys) throw new StartupProblem(`SEAL_KEYS names a file that is not there: ${file}.`);
    return keys;
  });
  const ownAnchors = anchorsFile(folder);
  const files = existsSync(ownAnchors) ? [ownAnchors, ...anchorFiles] : anchorFiles;
  return { keys: new SealKeys([...own, ...others]), anchors: new AnchorReader(files) };
}
