/** On a screen whose address holds a token: no link leads away with the address in its referrer (trust, Answering). */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />;
}
