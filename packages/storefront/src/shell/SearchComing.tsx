import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../lib/screen/paths.ts';
import { useChrome } from './chrome.ts';

/** While the search is fetched for the first time, what is typed is kept for its field, Enter searches and Esc closes. */
export function SearchComing() {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isLetter = /^.$/u.test(key);
      if (ctrlKey || metaKey || altKey) return;
      if (!isLetter && !['Backspace', 'Enter', 'Escape'].includes(key)) return;
      event.preventDefault();
      const { typedAhead, typeAhead, closeSearch } = useChrome.getState();
      if (isLetter) typeAhead(typedAhead + key);
      if (key === 'Backspace') typeAhead(typedAhead.slice(0, -1));
      const search = typedAhead.trim();
      const isSearch = key === 'Enter' && search !== '';
      if (isSearch || key === 'Escape') closeSearch();
      if (isSearch) void navigate(paths.products({ search }));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [navigate]);
  return null;
}
