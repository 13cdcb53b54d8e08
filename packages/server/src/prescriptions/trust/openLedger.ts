import type { SealKey } from '../signatures/sealKey.ts';
import { anchorLine, stampLine } from './AnchorIndex.ts';
import { AnchorFile, anchorsFile } from './AnchorFile.ts';
import type { Ledger } from './Trust.ts';

/** Opens the ledger of a folder that has a file of anchors. */
export function openLedger(folder: string, key: SealKey, say: (line: string) => void): Ledger {
  const file = anchorsFile(folder);
  const anchors = new AnchorFile(file, (error) => {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    say(
      `Events of prescriptions are recorded and could not be anchored outside the database (${why}): ${file}. It is tried again until it can be written; /readyz answers 503 until then.`,
    );
  });
  return {
    key,
    anchor: (anchor) => anchors.append(anchorLine(anchor)),
    stamp: (stamp) => anchors.append(stampLine(stamp)),
    flush: () => anchors.flush(),
  };
}
