/** A page that anybody may read and that does not change with who reads it. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** What search engines and link previews say of it. */
  readonly description: string;
}
