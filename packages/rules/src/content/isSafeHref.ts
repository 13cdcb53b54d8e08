/**
 * Returns whether a link of a static page leads to a page of the shop, to another site by https, or to a mailbox (spec
 * 7.12). Refuses everything else, and white space and control characters, which browsers ignore:
 * `/\t/elsewhere.example`.
 */
export function isSafeHref(href: string): boolean {
  return /^(?:\/(?![/\\])|https:\/\/|mailto:)[^\s\p{Cc}]*$/u.test(href);
}
