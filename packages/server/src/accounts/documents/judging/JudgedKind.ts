import type { DocumentMediaType } from '../DocumentMediaType.ts';

/** What is judged in a process of its own: documents by their media type, and the picture of a signature. */
export type JudgedKind = DocumentMediaType | 'signature';
