import { Refused } from '../problems/Refused.ts';

const RETRY_AFTER_SECONDS = 10;

/** What one upload holds of the budget. */
export interface Hold {
  /** Takes bytes that have arrived; refuses with 'unavailable' when they do not fit. */
  readonly take: (bytes: number) => void;
  /** Gives everything back; harmless twice. */
  readonly release: () => void;
}

/** How much of all uploads together may stand in memory. */
export interface ByteBudget {
  readonly hold: (address: string) => Hold;
  /** Bytes held just now. */
  readonly held: () => number;
}

/**
 * Bounds the memory of all uploads together, and lets one address have half of it at most, so that
 * nobody can keep everybody else waiting. An upload holds what has arrived of it, not what it may bring:
 * many small ones run beside a slow large one.
 */
export function createByteBudget(mostBytes: number): ByteBudget {
  const heldBy = new Map<string, number>();
  let held = 0;
  return {
    held: () => held,
    hold: (address) => {
      let own = 0;
      return {
        take: (bytes) => {
          const ofAddress = (heldBy.get(address) ?? 0) + bytes;
          if (held + bytes > mostBytes || ofAddress > mostBytes / 2) {
            throw new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
          }
          own += bytes;
          held += bytes;
          heldBy.set(address, ofAddress);
        },
        release: () => {
          const left = (heldBy.get(address) ?? 0) - own;
          if (left > 0) heldBy.set(address, left);
          else heldBy.delete(address);
          held -= own;
          own = 0;
        },
      };
    },
  };
}
