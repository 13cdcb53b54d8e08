import { annotations } from '@formulary/storybook-kit/preview';
import { definePreview } from '@storybook/react-vite';

// Storybook reads the import of `definePreview`, the tags and the order of the sidebar from this file's source.
export default definePreview({
  ...annotations,
  tags: ['autodocs'],
  parameters: {
    ...annotations.parameters,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Handbook',
          'What changed',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Layers'],
          'Primitives',
          'Catalogue',
          'Cart',
          'Checkout',
          'Payments',
          'Prescriptions',
          'People',
          'Account',
          'Chrome',
          'Content',
          'Desk',
          'Screens',
        ],
      },
    },
  },
});
