import type { ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
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
