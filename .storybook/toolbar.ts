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
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  role: {
    description: 'Who looks at a screen',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'The story’s role' },
        { value: 'visitor', title: 'Visitor' },
        { value: 'practitioner', title: 'Practitioner' },
        { value: 'prescriber', title: 'Prescriber' },
      ],
    },
  },
  network: {
    description: 'What a screen’s calls are answered',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Fast, as the story says' },
        { value: 'slow', title: 'Slow' },
        { value: 'failing', title: 'Failing' },
        { value: 'empty', title: 'Empty' },
        { value: 'expired', title: 'Session expired' },
      ],
    },
  },
};
