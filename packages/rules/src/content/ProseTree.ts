/** How a tree of HTML is read, whoever parsed it; both answers about elements are undefined for a node that is none. */
export interface ProseTree<Node> {
  /** The characters of a text; of any other node undefined. */
  readonly text: (node: Node) => string | undefined;
  /** The local name of an element, in small letters; of any other node undefined. */
  readonly name: (node: Node) => string | undefined;
  /** The attribute `href` as it was written. */
  readonly href: (node: Node) => string | undefined;
  readonly children: (node: Node) => Iterable<Node>;
}
