/** How a page is sent. */
export type PageEncoding = 'br' | 'gzip' | 'identity';
