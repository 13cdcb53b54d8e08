import type { DocumentMediaType } from '../DocumentMediaType.ts';

/** Input of the judging process: a document of a media type, or the picture of a signature. */
export type JudgedKind = DocumentMediaType | 'signature';
