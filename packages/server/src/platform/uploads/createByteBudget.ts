import { Refused } from '../problems/Refused.ts';

const RETRY_AFTER_SECONDS = 10;

/** The share of the budget that one upload holds. */
export interface Hold {
  /** Adds received bytes; refuses with 'unavailable' when they do not fit. */
  readonly take: (bytes: number) => void;
  /** Registers a callback for the refusal when other uploads need the memory; only while the upload arrives. */
  readonly onReclaimed: (tell: (refusal: Refused) => void) => void;
  /** Marks the upload as complete: its memory can no longer be reclaimed. */
  readonly keep: () => void;
  /** Frees everything. Safe to call twice. */
  readonly release: () => void;
}

/** Bounds the memory of all uploads together. */
export interface ByteBudget {
  readonly hold: (network: string) => Hold;
  /** Bytes held now. */
  readonly held: () => number;
}

/** One upload: its bytes, and the callback that ends it. */
interface Upload {
  readonly network: string;
  bytes: number;
  isGone: boolean;
  /** Sequence number of its last piece across all uploads: the smallest has waited longest. */
  lastPiece: number;
  /** Absent once the upload is complete. */
  tell: ((refusal: Refused) => void) | undefined;
}

/**
 * Bounds the memory of all uploads together and shares it by network; one network gets at most half. When memory is
 * short, a network that holds less takes it from the one that holds most. That one loses the upload that has waited
 * longest for its next piece. So a few networks with unfinished forms block nobody. An upload counts with the bytes
 * received, not with its possible size: many small ones run beside a slow large one.
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

  /** Ends one unfinished upload of a network that holds more than `moreThan` bytes. Returns whether it found one. */
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
