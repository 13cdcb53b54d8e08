import { timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2id.ts';

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

/** Of no password anybody has: what is verified when nobody has the address, so that both take as long. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * Whether a password belongs to a PHC string. Without one the same work is done and the answer is no,
 * so that the time does not tell which addresses are known (trust, Answering).
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
