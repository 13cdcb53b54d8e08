import { useOf } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './ComponentPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** The docs page of whatever has stories: a component, or a screen of the shop. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Screens/') ? <ScreenPage /> : <ComponentPage />;
}
