/** Keeps a public screen about one person's data out of search engines. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
