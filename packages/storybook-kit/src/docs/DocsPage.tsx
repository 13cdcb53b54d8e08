import { useOf } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './ComponentPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** Docs page of a component or of a screen. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Screens/') ? <ScreenPage /> : <ComponentPage />;
}
