import { generateKeyPairSync } from 'node:crypto';
import { sealKeyOf } from '../../prescriptions/signatures/sealKey.ts';
import { type Anchor, AnchorIndex } from '../../prescriptions/trust/AnchorIndex.ts';
import { AnchorReader } from '../../prescriptions/trust/AnchorReader.ts';
import { anchorsFile } from '../../prescriptions/trust/AnchorFile.ts';
import { pinnedKeysFile } from '../../prescriptions/trust/pinSealKeys.ts';
import {
  alwaysPinned,
  readPinnedKeys,
  SealKeys,
  writePinnedKeys,
} from '../../prescriptions/trust/SealKeys.ts';
import type { Ledger, Trust } from '../../prescriptions/trust/Trust.ts';

/** Key that seals signatures and events in tests. */
export const sealKeyForTests = sealKeyOf(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);

/** Contents of a SEAL_KEYS file that lets a spawned server trust the key of the tests. */
export const pinnedForTests = writePinnedKeys([alwaysPinned(sealKeyForTests)]);

/** Root of trust of a test shop, with its anchors in memory. */
export interface TestTrust extends Trust {
  readonly written: readonly Anchor[];
}

/** Creates a root of trust with anchors in memory, for one test shop. */
export function trustForTests(): { readonly ledger: Ledger; readonly trust: TestTrust } {
  const index = new AnchorIndex();
  const written: Anchor[] = [];
  return {
    ledger: {
      key: sealKeyForTests,
      anchor: async (anchor) => {
        written.push(anchor);
        index.add(anchor);
      },
      stamp: async (stamp) => void index.stamps.push(stamp),
      flush: async () => true,
    },
    trust: {
      keys: new SealKeys([alwaysPinned(sealKeyForTests)]),
      anchors: { current: async () => index },
      written,
    },
  };
}

/** Combines a test shop's trust with that of a separate server whose keys and anchors are in a folder. */
export function trustWithServer({ written }: TestTrust, folder: string): Trust {
  const pinned = readPinnedKeys(pinnedKeysFile(folder)) ?? [];
  const file = new AnchorReader([anchorsFile(folder)]);
  return {
    keys: new SealKeys([alwaysPinned(sealKeyForTests), ...pinned]),
    anchors: {
      current: async () => {
        const index = await file.current();
        for (const anchor of written) index.add(anchor);
        return index;
      },
    },
  };
}
