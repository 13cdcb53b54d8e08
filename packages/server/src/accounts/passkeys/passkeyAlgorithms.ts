/** EdDSA, ES256 and RS256 as COSE numbers them: a passkey signs by one of these, and proofs are verified by them for years. */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];
