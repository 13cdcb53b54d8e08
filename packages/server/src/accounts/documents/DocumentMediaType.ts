/** Accepted media types, detected from the content. */
export type DocumentMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';
