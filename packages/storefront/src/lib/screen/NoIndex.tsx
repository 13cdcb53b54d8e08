/** On a screen that is about one person's business, though anybody may open it: no search engine lists it. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
