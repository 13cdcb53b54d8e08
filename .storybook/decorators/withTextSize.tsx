import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Grows the root text as a reader's browser setting would; everything in rem follows. */
export const withTextSize: Decorator = function WithTextSize(Story, { globals }) {
  const percent = Number(globals['textSize']);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, [percent]);
  return <Story />;
};
