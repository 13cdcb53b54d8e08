import {
  type Switch,
  type SwitchId,
  switches,
} from '../../packages/storybook-kit/src/toolbar/switches.ts';

/** Returns the switches that affect a page: text pages have only the theme, and only screens have a server. */
export function switchesFor(title: string): readonly SwitchId[] {
  const isFor: Readonly<Record<Switch['where'], boolean>> = {
    everywhere: true,
    stories: title.includes('/'),
    screens: title.startsWith('Screens/'),
  };
  return (Object.keys(switches) as SwitchId[]).filter((id) => isFor[switches[id].where]);
}

/** Tells whether the viewport has an effect: on every story, and on the pictures of a screen's page. */
export const hasViewport = (title: string, viewMode: string | undefined): boolean =>
  viewMode === 'story' || title.startsWith('Screens/');
