/** Content encoding of a page. */
export type PageEncoding = 'br' | 'gzip' | 'identity';
