/** How the shop seals documents, where it does not make a certificate of its own. */
export interface SealSettings {
  /** A PKCS#12 file with key and certificate, and its password. */
  readonly certificate: { readonly file: string; readonly password: string } | undefined;
  /** Who says what time it is (RFC 3161). */
  readonly timestampUrl: string | undefined;
}
