import { type RefObject, useEffect, useState } from 'react';

const INVALID = '[aria-invalid="true"]:enabled, [data-invalid] input:enabled';

/**
 * Gives a function to call when a submit has come to its end, refused here or by the server: the first field that is
 * invalid then gets the focus (spec 5.27). It counts submits, so that the same mistake twice moves the focus twice.
 */
export function useFocusFirstInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [submits, setSubmits] = useState(0);

  useEffect(() => {
    if (submits > 0) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [form, submits]);

  return () => setSubmits((count) => count + 1);
}
