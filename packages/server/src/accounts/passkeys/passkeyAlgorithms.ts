/**
 * COSE numbers of EdDSA, ES256 and RS256. Passkeys sign with one of these, and proofs are verified with them for years.
 */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];
