import { Refused } from '../problems/Refused.ts';

const RETRY_AFTER_SECONDS = 10;

/** What one upload holds of the budget. */
export interface Hold {
  /** Takes bytes that have arrived; refuses with 'unavailable' when they do not fit. */
  readonly take: (bytes: number) => void;
  /** Says whom to tell, by a refusal, when others need what this upload holds; only while it is arriving. */
  readonly onReclaimed: (tell: (refusal: Refused) => void) => void;
  /** The upload is whole: what it holds is its own until it is released. */
  readonly keep: () => void;
  /** Gives everything back; harmless twice. */
  readonly release: () => void;
}

/** How much of all uploads together may stand in memory. */
export interface ByteBudget {
  readonly hold: (network: string) => Hold;
  /** Bytes held just now. */
  readonly held: () => number;
}

/** One upload: what it holds, and how to end it. */
interface Upload {
  readonly network: string;
  bytes: number;
  isGone: boolean;
  /** Grows with every piece that arrives anywhere: the smallest has waited longest. */
  lastPiece: number;
  /** Absent once the upload is whole. */
  tell: ((refusal: Refused) => void) | undefined;
}

/**
 * Bounds the memory of all uploads together, and shares it by network: one has half of it at most, and when it is short, whoever
 * holds less gets room from the network that holds most, whose upload that waited longest for its next piece is ended. So a few
 * networks with unfinished forms keep nobody waiting. An upload holds what has arrived of it, not what it may bring: many small
 * ones run beside a slow large one.
 */
export function createByteBudget(mostBytes: number): ByteBudget {
  const uploads = new Set<Upload>();
  let pieces = 0;

  const sum = (some: Iterable<Upload>): number => {
    let bytes = 0;
    for (const upload of some) bytes += upload.bytes;
    return bytes;
  };
  const ofNetwork = (network: string): Upload[] =>
    [...uploads].filter((upload) => upload.network === network);

  /** Ends one unfinished upload of a network that holds more than so much; answers whether there was one. */
  const reclaim = (moreThan: number): boolean => {
    const ended = [...uploads]
      .filter(({ tell, bytes }) => tell !== undefined && bytes > 0)
      .map((upload) => ({ upload, held: sum(ofNetwork(upload.network)) }))
      .filter(({ held }) => held > moreThan)
      .toSorted((a, b) => b.held - a.held || a.upload.lastPiece - b.upload.lastPiece)[0]?.upload;
    if (!ended) return false;
    release(ended);
    ended.tell?.(unavailable());
    return true;
  };

  const release = (upload: Upload): void => {
    upload.bytes = 0;
    upload.isGone = true;
    uploads.delete(upload);
  };

  return {
    held: () => sum(uploads),
    hold: (network) => {
      const upload: Upload = { network, bytes: 0, isGone: false, lastPiece: 0, tell: undefined };
      return {
        take: (bytes) => {
          const own = sum(ofNetwork(network)) + bytes;
          if (upload.isGone || own > mostBytes / 2) throw unavailable();
          while (sum(uploads) + bytes > mostBytes) {
            if (!reclaim(own)) throw unavailable();
          }
          uploads.add(upload);
          upload.bytes += bytes;
          upload.lastPiece = pieces += 1;
        },
        onReclaimed: (tell) => {
          upload.tell = tell;
        },
        keep: () => {
          upload.tell = undefined;
        },
        release: () => release(upload),
      };
    },
  };
}

function unavailable(): Refused {
  return new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
