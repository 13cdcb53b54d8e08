import { type RefObject, useEffect, useState } from 'react';

/** Tells whether an element has been in the viewport. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
