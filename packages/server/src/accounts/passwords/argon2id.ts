import { argon2 } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createLimiter } from '../../platform/limits/createLimiter.ts';

/** Cost of an Argon2 hash: memory in KiB, passes and lanes. */
export interface Argon2Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const MOST_WAITING = 60;
const inTurn = createLimiter(Math.max(2, availableParallelism() - 1), MOST_WAITING);

/** Computes Argon2id (RFC 9106) on another thread, a few at a time, because each takes a core. */
export function argon2id(
  password: string,
  salt: Buffer,
  cost: Argon2Cost,
  bytes: number,
): Promise<Buffer> {
  const parameters = { message: Buffer.from(password.normalize('NFC')), nonce: salt, ...cost };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', { ...parameters, tagLength: bytes }, (error, hash) => {
          if (error) reject(error);
          else resolve(hash);
        });
      }),
  );
}
