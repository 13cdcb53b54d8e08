import { generateKeyPairSync } from 'node:crypto';
import { sealKeyOf } from '../prescriptions/signatures/sealKeyOf.ts';

/** What signatures are sealed with in tests. */
export const sealKeyForTests = sealKeyOf(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);
