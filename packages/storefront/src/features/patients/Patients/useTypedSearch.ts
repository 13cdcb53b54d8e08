import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const OWN = { isTyped: true };

/**
 * Keeps a search field and `?search=` in step. The field never waits for the address; an address changed elsewhere (a
 * link, Back) updates the field. A new search starts on its first page, without a history entry.
 */
export function useTypedSearch(): readonly [typed: string, type: (words: string) => void] {
  const { key, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const written = query.get('search') ?? '';
  const [typed, setTyped] = useState(written);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    const isOwn = (state as Partial<typeof OWN> | null)?.isTyped === true;
    if (!isOwn) setTyped(written);
  }
  return [
    typed,
    (words) => {
      setTyped(words);
      setQuery(words === '' ? {} : { search: words }, { replace: true, state: OWN });
    },
  ];
}
