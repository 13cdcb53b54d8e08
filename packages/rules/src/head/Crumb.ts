/** One breadcrumb of a page. */
export interface Crumb {
  readonly label: string;
  /** Its path within the shop. */
  readonly href: string;
}
