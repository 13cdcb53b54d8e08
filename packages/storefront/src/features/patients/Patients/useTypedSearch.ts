import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const OWN = { isTyped: true };

/**
 * A search that is typed, with the address following it: what stands in the field never waits for the address, and an
 * address that comes from elsewhere (a link, Back) is taken over. A new search begins on its first page, without a new
 * entry in the history.
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
