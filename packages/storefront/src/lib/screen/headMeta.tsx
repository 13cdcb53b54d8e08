/** Keeps a public screen about one person's data out of search engines. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}

/** Keeps the token in a screen's address out of the referrer of its links (trust, Answering). */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />;
}
