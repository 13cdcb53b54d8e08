import type { KeyboardEvent } from 'react';
import { useKeys } from '../../lib/screen/useKeys.ts';

/**
 * Sends what a part of the page holds by Ctrl Enter, wherever in it the focus is. Returns the handler for that part; the
 * sheet of keys lists it under the name.
 */
export function useSubmitKey(
  name: string,
  does: string,
  submit: () => void,
): (event: KeyboardEvent) => void {
  useKeys(name, [{ key: '$mod+Enter', shown: 'Ctrl Enter', does, run: submit }]);
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    submit();
  };
}
