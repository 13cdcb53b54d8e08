import { tokenPage } from '../http/tokenPage.ts';

const AFTER_TOKEN_PAGE = new RegExp(String.raw`(${tokenPage.source})[^\s"'\\]+`, 'gi');
const QUERY = /\?[^\s"'\\]+/g;
/** Longer than a request's id and any name in the code; a token has 43 characters. */
const TOKEN = /[\w-]{40,}/g;

/**
 * The last look at a line before it is written: what follows in an address that goes on with a token, any query, and
 * whatever else looks like a token is masked. Libraries quote addresses in sentences of their own.
 */
export function withoutSecrets(line: string): string {
  return line.replace(AFTER_TOKEN_PAGE, '$1…').replace(QUERY, '?…').replace(TOKEN, '…');
}
