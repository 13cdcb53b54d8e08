import { useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { GlobalStyle } from '@formulary/theme/GlobalStyle';

/**
 * Puts the shop's page around a story: global styles, a margin unless the story is full screen, and `room` for content
 * that opens below.
 */
export const withPaper: Decorator = (Story, { parameters }) => (
  <>
    <GlobalStyle />
    <div
      style={{
        ...(parameters['layout'] === 'fullscreen' ? {} : { padding: '1.5rem' }),
        minBlockSize: parameters['room'] as string | undefined,
      }}
    >
      <Story />
    </div>
  </>
);

/** Sets the toolbar's theme on the root element, as the shop does. */
export const withTheme: Decorator = function WithTheme(Story, { globals }) {
  const theme = String(globals['theme']);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};

/** Scales the root font size as a browser setting does. All lengths in rem follow. */
export const withTextSize: Decorator = function WithTextSize(Story, { globals }) {
  const percent = Number(globals['textSize']);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, [percent]);
  return <Story />;
};

/** Reduces motion when the toolbar says so. The reader's own preference always applies. */
export const withMotion: Decorator = function WithMotion(Story, { globals }) {
  const isReduced = globals['motion'] === 'reduced';
  useLayoutEffect(() => {
    if (isReduced) document.documentElement.dataset['motion'] = 'reduced';
    else delete document.documentElement.dataset['motion'];
  }, [isReduced]);
  return <Story />;
};

/** Sets the page's direction, left-to-right or right-to-left. */
export const withDirection: Decorator = function WithDirection(Story, { globals }) {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return <Story />;
};
