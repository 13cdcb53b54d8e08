import { expect } from 'storybook/test';
import preview from '../../packages/storybook-kit/src/preview.tsx';

/** Proves what each toolbar switch does to the page. Screens/Session proves role and network. */
const meta = preview.meta({
  title: 'Toolbar',
  tags: ['!dev', '!autodocs', '!manifest', 'check'],
  render: () => <p>A page</p>,
});

const { documentElement: root } = document;
const bodyOf = () => getComputedStyle(document.body);

export const Untouched = meta.story({
  play: async () => {
    await expect(root.dataset['theme']).toBe('light');
    await expect(root.dir).toBe('ltr');
    await expect(root.dataset['motion']).toBeUndefined();
    await expect(bodyOf().fontSize).toBe('16px');
    await expect(bodyOf().backgroundColor).toBe('rgb(251, 250, 246)');
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await expect(bodyOf().backgroundColor).toBe('rgb(19, 26, 23)');
  },
});

export const HighContrast = meta.story({
  globals: { theme: 'high-contrast' },
  play: async () => {
    await expect(bodyOf().color).toBe('rgb(0, 0, 0)');
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('A page')).direction).toBe('rtl');
  },
});

export const LargeText = meta.story({
  globals: { textSize: '200' },
  play: async () => {
    await expect(bodyOf().fontSize).toBe('32px');
  },
});

export const Stilled = meta.story({
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(getComputedStyle(root).getPropertyValue('--motion-slow')).toBe('0s');
    await expect(root.dataset['motion']).toBe('reduced');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(window.innerWidth).toBe(360);
  },
});
