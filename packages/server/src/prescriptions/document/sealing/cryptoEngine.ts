import * as pkijs from 'pkijs';

/** Node's cryptography for pkijs, independent of its global default engine. */
export const cryptoEngine = new pkijs.CryptoEngine({
  name: 'node',
  crypto,
  subtle: crypto.subtle,
});
