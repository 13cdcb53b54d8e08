import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Reads the page from the left or from the right. */
export const withDirection: Decorator = function WithDirection(Story, { globals }) {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return <Story />;
};
