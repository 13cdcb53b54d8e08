import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first empty field below an element, once it is shown. */
export function useFirstFieldFocus<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    const fields = [...(root.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, []);
  return root;
}
