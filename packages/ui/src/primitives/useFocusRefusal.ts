import { type RefObject, useCallback, useEffect, useState } from 'react';

const INVALID =
  '[aria-invalid="true"]:enabled, [data-invalid] input:enabled, [data-invalid][tabindex]';
const REFUSAL = '[role="alert"]';

function firstShown(root: HTMLElement, selector: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
}

/**
 * Returns a function to call once what stands in `root` was refused, here or by the server. When the refusal is on the screen,
 * the first invalid field gets the focus; the refusal itself does where no field is at fault (spec 5.27). It counts, so that
 * the same refusal twice moves the focus twice.
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
