/** The elements that a static page may have; of anything else its text is read. */
export type ProseName = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a' | 'time';

/** An element of a static page. */
export interface ProseElement {
  readonly name: ProseName;
  /** Where a link leads, and only a link: to a page of the shop, to another site by https, or to a mailbox. */
  readonly href?: string;
  readonly children: readonly ProseNode[];
}

/** What the text of a static page is made of, once it is safe: words, and elements around them. It can be sent as JSON. */
export type ProseNode = string | ProseElement;
