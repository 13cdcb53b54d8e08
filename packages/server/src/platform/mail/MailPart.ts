/** One part of an e-mail, in words; `writeText` and `writeHtml` give it its two shapes. */
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What somebody wrote: a reason. Shown as theirs. */
  | { readonly kind: 'quote'; readonly text: string }
  /** The one thing to do; the address is shown as text too, for programs that show no links. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** Facts in two columns; the last row is the sum. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly [string, string])[] };
