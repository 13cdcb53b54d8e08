import { tokenPage } from '../http/tokenPage.ts';

const AFTER_TOKEN_PAGE = new RegExp(String.raw`(${tokenPage.source})[^\s"'\\]+`, 'gi');
const QUERY = /\?[^\s"'\\]+/g;
/** Longer than a request id and any name in the code; a token has 43 characters. */
const TOKEN = /[\w-]{40,}/g;

/**
 * Masks secrets in a line before it is written: the rest of an address that ends in a token, any query, and anything
 * that looks like a token. Libraries quote addresses in their messages.
 */
export function withoutSecrets(line: string): string {
  return line.replace(AFTER_TOKEN_PAGE, '$1…').replace(QUERY, '?…').replace(TOKEN, '…');
}
