import type { MouseEvent } from 'react';

/** Whether a press follows a link in this tab, so that what the link stands in may close. With a key held it opens elsewhere. */
export function followsLink({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const isElsewhere = ctrlKey || metaKey || shiftKey || altKey;
  return !isElsewhere && (target as HTMLElement).closest('a') !== null;
}
