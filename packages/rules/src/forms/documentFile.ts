/** The kinds of file a document may be. */
export const DOCUMENT_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

export const LARGEST_DOCUMENT_BYTES = 8_388_608;

/** A file as far as the rules look at it. */
export interface DocumentFile {
  /** Its media type: the browser's word on a screen, the content's own on the server. */
  readonly type: string;
  readonly bytes: number;
}
