import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Scales the root font size as a browser setting does. All lengths in rem follow. */
export const withTextSize: Decorator = function WithTextSize(Story, { globals }) {
  const percent = Number(globals['textSize']);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, [percent]);
  return <Story />;
};
