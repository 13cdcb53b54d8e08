/** The media types of a document. */
export const DOCUMENT_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

export const LARGEST_DOCUMENT_BYTES = 8_388_608;

/** The parts of a file that the rules check. */
export interface DocumentFile {
  /** Its media type: from the browser in a form, from the content on the server. */
  readonly type: string;
  readonly bytes: number;
}
