import { type RefObject, useCallback, useEffect, useState } from 'react';

const INVALID =
  '[aria-invalid="true"]:enabled, [data-invalid] input:enabled, [data-invalid][tabindex]';
const REFUSAL = '[role="alert"]';

function firstShown(root: HTMLElement, selector: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
}

/**
 * Returns a function to call after content in `root` was refused, here or by the server. Once the refusal is rendered,
 * it focuses the first invalid field, or the message if no field is at fault (spec 5.27). It counts calls, so that the
 * same refusal moves the focus again.
 */
export function useFocusRefusal(root: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0 || !root.current) return;
    const field = firstShown(root.current, INVALID);
    const refusal = field ? undefined : firstShown(root.current, REFUSAL);
    if (refusal) refusal.tabIndex = -1;
    (field ?? refusal)?.focus();
  }, [root, refusals]);

  return useCallback(() => setRefusals((count) => count + 1), []);
}
