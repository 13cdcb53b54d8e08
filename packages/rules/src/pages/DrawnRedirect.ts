/** That the shop leads an address elsewhere. */
export interface DrawnRedirect {
  readonly kind: 'redirect';
  /** A path of the shop, with its query. */
  readonly to: string;
}
