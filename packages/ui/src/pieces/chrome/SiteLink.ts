/** A way to a screen: its words and its address. Menus are lists of these, so that they show only screens that exist. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  /** A file to read beside the shop, in a tab of its own. */
  readonly isNewTab?: boolean;
}
