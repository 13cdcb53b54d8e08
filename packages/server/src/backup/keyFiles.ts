import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsFile } from '../prescriptions/trust/AnchorFile.ts';
import { signingFolder } from '../prescriptions/document/sealing/signingFolder.ts';
import type { SealSettings } from '../prescriptions/document/sealing/sealSettings.ts';
import type { TrustSettings } from '../prescriptions/trust/readTrust.ts';
import { BACKUP_FILES } from './BackupFacts.ts';

/** Settings that name files of keys. */
export interface KeySettings {
  readonly dataFolder: string;
  readonly seal: SealSettings;
  readonly signatureKeyFile: string | undefined;
  readonly trust: TrustSettings;
}

/**
 * Copies the anchors of prescriptions into a backup. Call it before the database's backup ends: an anchor follows its
 * event's commit, so the backup has the event of every copied anchor.
 */
export function copyAnchors(config: KeySettings, folder: string): void {
  const anchors = anchorsFile(signingFolder(config.dataFolder));
  if (existsSync(anchors)) copyTo(anchors, anchorsFile(join(folder, BACKUP_FILES.signing)));
  copyGiven(numbered('ANCHORS', config.trust.anchorFiles), folder);
}

/**
 * Copies the other keys and certificates into a backup. Call it after the database's backup has ended: a key is written
 * before it is used, so every seal in the backup has its key.
 */
export function copyKeys(config: KeySettings, folder: string): void {
  const signing = signingFolder(config.dataFolder);
  if (existsSync(signing)) {
    cpSync(signing, join(folder, BACKUP_FILES.signing), {
      recursive: true,
      filter: (file) => file !== anchorsFile(signing),
    });
  }
  const { signatureKeyFile, seal, trust } = config;
  const given = [
    ['SIGNATURE_KEY_FILE', signatureKeyFile],
    ['SEAL_CERTIFICATE', seal.certificate?.file],
    ...numbered('SEAL_KEYS', trust.keyFiles),
  ] as const;
  copyGiven(given, folder);
}

function numbered(setting: string, files: readonly string[]) {
  return files.map((file, index) => [`${setting}-${index + 1}`, file] as const);
}

function copyGiven(
  files: readonly (readonly [name: string, file: string | undefined])[],
  folder: string,
): void {
  for (const [name, file] of files) {
    if (file !== undefined) copyTo(file, join(folder, BACKUP_FILES.given, name));
  }
}

function copyTo(file: string, copy: string): void {
  mkdirSync(join(copy, '..'), { recursive: true, mode: 0o700 });
  cpSync(file, copy);
}
