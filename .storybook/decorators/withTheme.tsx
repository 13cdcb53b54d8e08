import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Puts the toolbar's theme on the root element, where the shop puts it too. */
export const withTheme: Decorator = function WithTheme(Story, { globals }) {
  const theme = String(globals['theme']);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};
