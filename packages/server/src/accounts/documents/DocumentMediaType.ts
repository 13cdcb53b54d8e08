/** The media types that are kept, as the content itself has it. */
export type DocumentMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';
