/** The allowed elements of a static page. Other elements contribute only their text. */
export type ProseName = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a' | 'time';

/** An element of a static page. */
export interface ProseElement {
  readonly name: ProseName;
  /** Target of a link: a page of the shop, another site by https, or a mailbox. Only links have it. */
  readonly href?: string;
  readonly children: readonly ProseNode[];
}

/** A node of a static page's safe text: a string or an element. Serialisable as JSON. */
export type ProseNode = string | ProseElement;
