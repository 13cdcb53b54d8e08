import type { Decorator } from '@storybook/react-vite';
import { GlobalStyle } from '../../packages/ui/src/theme/GlobalStyle.ts';

/** Lays the shop's page under a story: global styles, a margin unless the story fills the screen, and `room` for what opens below. */
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
