/** Settings for sealing documents with a given certificate. */
export interface SealSettings {
  /** A PKCS#12 file with key and certificate, and its password. */
  readonly certificate: { readonly file: string; readonly password: string } | undefined;
  /** Time-stamping authority (RFC 3161). */
  readonly timestampUrl: string | undefined;
}
