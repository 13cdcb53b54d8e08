import * as pkijs from 'pkijs';

/** Node's own cryptography for pkijs, whichever engine somebody else has made its default. */
export const cryptoEngine = new pkijs.CryptoEngine({
  name: 'node',
  crypto,
  subtle: crypto.subtle,
});
