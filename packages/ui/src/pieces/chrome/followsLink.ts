import type { MouseEvent } from 'react';

/**
 * Returns whether a click follows a link in this tab, so that its menu may close. With a modifier key it opens
 * elsewhere.
 */
export function followsLink({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const isElsewhere = ctrlKey || metaKey || shiftKey || altKey;
  return !isElsewhere && (target as HTMLElement).closest('a') !== null;
}
