/** A link to a screen: label and URL. Menus are lists of these and so contain only screens that exist. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  /** Opens in a new tab, for files. */
  readonly isNewTab?: boolean;
}
