import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces the title of a new screen to screen readers, also when it changes after the data loads. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname === first && title === '') return undefined;
    const say = () => setTitle(document.title);
    say();
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, first, title]);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
