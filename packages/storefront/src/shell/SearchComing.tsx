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
      const { typedAhead, typeAhead, closeSearch } = useChrome.getState();
      const search = typedAhead.trim();
      if (ctrlKey || metaKey || altKey) return;
      if (/^.$/u.test(key)) typeAhead(typedAhead + key);
      else if (key === 'Backspace') typeAhead(typedAhead.slice(0, -1));
      else if (key === 'Escape') closeSearch();
      else if (key === 'Enter' && search !== '') {
        closeSearch();
        void navigate(paths.products({ search }));
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [navigate]);
  return null;
}
