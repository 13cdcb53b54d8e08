import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createLimiter } from '../platform/limits/createLimiter.ts';

const COST: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes a password with Argon2id, 19 MiB and 2 passes, and returns a PHC string (trust, Answering). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2id(password, salt, COST, HASH_BYTES);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

/** Matches no password. Verified for unknown addresses, so that they take as long as known ones. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * Returns whether a password matches a PHC string. Without a string it does the same work and returns false, so that
 * timing does not reveal which addresses exist (trust, Answering).
 */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const parts = PHC.exec(phc ?? NOBODYS);
  if (!parts) throw new Error('A stored password is not an argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const expected = Buffer.from(hash, 'base64');
  const actual = await argon2id(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(actual, expected) && phc !== undefined;
}

/** Cost of an Argon2 hash: memory in KiB, passes and lanes. */
interface Argon2Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const MOST_WAITING = 60;
const inTurn = createLimiter(Math.max(2, availableParallelism() - 1), MOST_WAITING);

/** Computes Argon2id (RFC 9106) on another thread, a few at a time, because each takes a core. */
function argon2id(
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
