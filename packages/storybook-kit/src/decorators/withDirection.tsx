import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Sets the page's direction, left-to-right or right-to-left. */
export const withDirection: Decorator = function WithDirection(Story, { globals }) {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return <Story />;
};
