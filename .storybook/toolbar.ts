import type { Preview } from '@storybook/react-vite';

/** The reader's preferences, as switches in Storybook's toolbar. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'high-contrast', title: 'High contrast' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '125', title: 'Text 125 %' },
        { value: '150', title: 'Text 150 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
};
