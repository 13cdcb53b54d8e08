import { useOf, DocsContainer } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './ComponentPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import type { ComponentProps } from 'react';
import { DocsPaper } from './DocsPaper.ts';
import { shopTheme } from './shopTheme.ts';
import { useThemeName } from '../toolbar/toolbar.ts';

/** Docs page that follows the toolbar's theme, together with its stories. */
export function ThemedDocs(props: ComponentProps<typeof DocsContainer>) {
  const theme = useThemeName();
  return (
    <>
      <DocsPaper $theme={theme} />
      <DocsContainer {...props} theme={shopTheme(theme)} />
    </>
  );
}

/** Docs page of a component or of a screen. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Screens/') ? <ScreenPage /> : <ComponentPage />;
}
