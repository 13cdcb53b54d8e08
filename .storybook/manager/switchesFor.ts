import { type Switch, type SwitchId, switches } from '../switches.ts';

/** The switches that change something on a page: none but the theme does on one of words, and only screens have a server. */
export function switchesFor(title: string): readonly SwitchId[] {
  const isFor: Readonly<Record<Switch['where'], boolean>> = {
    everywhere: true,
    stories: title.includes('/'),
    screens: title.startsWith('Screens/'),
  };
  return (Object.keys(switches) as SwitchId[]).filter((id) => isFor[switches[id].where]);
}
