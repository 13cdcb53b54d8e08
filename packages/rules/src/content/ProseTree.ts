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
