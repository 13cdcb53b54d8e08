import { unescapedNames } from './unescapedNames.ts';

/**
 * Names of PDF (ISO 32000-2) that stand for more than pages to look at: encryption, scripts (a /JS needs one of its two
 * actions), programs, attachments, films, forms that are programs or send themselves somewhere, other files.
 */
const ACTIVE = new Set([
  'Encrypt',
  'JavaScript',
  'Rendition',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
]);
/** In characters: a slash, and sixty that are all escaped. */
export const LONGEST_NAME = 181;
const NAMES = /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){3,60})/g;

/** Whether one of those names is there, also spelt with escapes. */
export function hasActiveNames(objects: string): boolean {
  for (const [, name = ''] of objects.matchAll(NAMES)) {
    if (ACTIVE.has(name.includes('#') ? unescapedNames(name) : name)) return true;
  }
  return false;
}
