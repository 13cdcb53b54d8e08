import { existsSync } from 'node:fs';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { AnchorReader } from './AnchorReader.ts';
import { anchorsFile } from './AnchorFile.ts';
import { pinnedKeysFile } from './pinSealKeys.ts';
import { readPinnedKeys, SealKeys } from './SealKeys.ts';
import type { Trust } from './Trust.ts';

/** Files of the shop's other servers or earlier machines. */
export interface TrustSettings {
  /** Files of pinned keys, in the format of `seal-keys.json`. */
  readonly keyFiles: readonly string[];
  readonly anchorFiles: readonly string[];
}

/** Reads SEAL_KEYS and ANCHORS: file names separated by commas. */
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
 * Reads keys and anchors from the folder, as far as they exist, and from the settings. Refuses unreadable files with a
 * `StartupProblem`.
 */
export function readTrust(folder: string, { keyFiles, anchorFiles }: TrustSettings): Trust {
  const own = readPinnedKeys(pinnedKeysFile(folder)) ?? [];
  const others = keyFiles.flatMap((file) => {
    const keys = readPinnedKeys(file);
    if (!keys) throw new StartupProblem(`SEAL_KEYS names a file that is not there: ${file}.`);
    return keys;
  });
  const shopAnchors = anchorsFile(folder);
  const files = existsSync(shopAnchors) ? [shopAnchors, ...anchorFiles] : anchorFiles;
  return { keys: new SealKeys([...own, ...others]), anchors: new AnchorReader(files) };
}
