import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/screen/paths.ts';
import { useOverlays } from '../overlays.ts';

/**
 * Handles keys while the search loads for the first time: keeps typed text for the field, searches on Enter, closes on
 * Esc.
 */
export function SearchLoading() {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const { typedAhead, typeAhead, closeSearch } = useOverlays.getState();
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
