import { timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2id.ts';

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
