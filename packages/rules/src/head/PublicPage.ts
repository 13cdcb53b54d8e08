/** A public page with the same content for every user. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** Text for search engines and link previews. */
  readonly description: string;
}
