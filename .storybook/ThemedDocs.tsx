import type { ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { DocsPaper } from './page/DocsPaper.ts';
import { shopTheme } from './shopTheme.ts';
import { useThemeName } from './useThemeName.ts';

/** A docs page that follows the theme of the toolbar, with the stories on it. */
export function ThemedDocs(props: ComponentProps<typeof DocsContainer>) {
  const theme = useThemeName();
  return (
    <>
      <DocsPaper $theme={theme} />
      <DocsContainer {...props} theme={shopTheme(theme)} />
    </>
  );
}
