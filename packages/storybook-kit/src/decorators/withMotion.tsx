import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Reduces motion when the toolbar says so. The reader's own preference always applies. */
export const withMotion: Decorator = function WithMotion(Story, { globals }) {
  const isReduced = globals['motion'] === 'reduced';
  useLayoutEffect(() => {
    if (isReduced) document.documentElement.dataset['motion'] = 'reduced';
    else delete document.documentElement.dataset['motion'];
  }, [isReduced]);
  return <Story />;
};
