import type { Decorator } from '@storybook/react-vite';
import { GlobalStyle } from '@formulary/ui/theme/GlobalStyle';

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
