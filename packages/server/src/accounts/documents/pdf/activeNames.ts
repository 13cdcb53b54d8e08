import type { DocumentFault } from '../judging/documentFaults.ts';

/**
 * PDF names (ISO 32000-2) that mean more than pages to view: encryption, scripts, programs, attachments, films and
 * sounds, active or self-sending forms, and links to websites and other files.
 */
export const activeNames: ReadonlyMap<string, DocumentFault> = new Map([
  ['Encrypt', 'isProtected'],
  ['Crypt', 'isProtected'],
  ['JavaScript', 'notPlain'],
  ['OnInstantiate', 'notPlain'],
  ['Rendition', 'notPlain'],
  ['RichMedia', 'notPlain'],
  ['RichMediaExecute', 'notPlain'],
  ['GoTo3DView', 'notPlain'],
  ['Movie', 'notPlain'],
  ['Sound', 'notPlain'],
  ['Launch', 'notPlain'],
  ['EmbeddedFile', 'notPlain'],
  ['EmbeddedFiles', 'notPlain'],
  ['FileAttachment', 'notPlain'],
  ['Filespec', 'notPlain'],
  ['Collection', 'notPlain'],
  ['XFA', 'notPlain'],
  ['SubmitForm', 'notPlain'],
  ['ImportData', 'notPlain'],
  ['GoToE', 'notPlain'],
  ['GoToR', 'hasLinks'],
  ['URI', 'hasLinks'],
] as const);
