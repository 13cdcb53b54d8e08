/** A redirect of an address within the shop. */
export interface DrawnRedirect {
  readonly kind: 'redirect';
  /** A path of the shop with its query. */
  readonly to: string;
}
