/** Reads an HTML tree, independent of the parser. `text` and `name` are undefined for other kinds of nodes. */
export interface ProseTree<Node> {
  /** The characters of a text node; otherwise undefined. */
  readonly text: (node: Node) => string | undefined;
  /** The local name of an element in lower case; otherwise undefined. */
  readonly name: (node: Node) => string | undefined;
  /** The attribute `href` as written. */
  readonly href: (node: Node) => string | undefined;
  readonly children: (node: Node) => Iterable<Node>;
}

/** The files of the static pages: terms, privacy, delivery (spec 7.12). */
export type StaticPageFile = 'TC' | 'PP' | 'DP';

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
