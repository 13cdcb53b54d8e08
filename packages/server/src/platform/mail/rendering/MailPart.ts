/** One part of an e-mail; `writeText` and `writeHtml` render it. */
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Text written by a person, such as a reason; shown as a quotation. */
  | { readonly kind: 'quote'; readonly text: string }
  /** The main action; its address is also shown as text, for programs that show no links. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** Rows of two columns; the last row is the sum. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly [string, string])[] };
