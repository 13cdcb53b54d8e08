import type { DocumentFault } from '../judging/documentFaults.ts';

/**
 * Names of PDF (ISO 32000-2) that stand for more than pages to look at, wherever they are: encryption, scripts,
 * programs, attachments, films and sounds, forms that are programs or send themselves somewhere; and links to
 * websites and other files.
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
