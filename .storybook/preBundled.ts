/**
 * Every dependency that a story can reach. Vite bundles them before the first story runs; one that it discovered
 * halfway would reload the page and kill the suites that were running in it.
 */
export const preBundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'styled-components',
  'swr',
  'swr/mutation',
  'swr/immutable',
  'zustand',
  'zustand/middleware',
  'superstruct',
  'final-form',
  'react-final-form',
  'lucide-react',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  'storybook/test',
] as const;
