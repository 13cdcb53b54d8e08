/** One step of the way that leads to a page. */
export interface Crumb {
  readonly label: string;
  /** Its address within the shop. */
  readonly href: string;
}
