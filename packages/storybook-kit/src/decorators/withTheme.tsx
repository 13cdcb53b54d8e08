import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Sets the toolbar's theme on the root element, as the shop does. */
export const withTheme: Decorator = function WithTheme(Story, { globals }) {
  const theme = String(globals['theme']);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};
