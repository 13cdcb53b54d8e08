import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Stills the page when the toolbar says so; the reader's own preference always counts. */
export const withMotion: Decorator = function WithMotion(Story, { globals }) {
  const isReduced = globals['motion'] === 'reduced';
  useLayoutEffect(() => {
    if (isReduced) document.documentElement.dataset['motion'] = 'reduced';
    else delete document.documentElement.dataset['motion'];
  }, [isReduced]);
  return <Story />;
};
