import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ThemeName } from '../packages/ui/src/theme/themeProperties.ts';
import { isThemeName } from './isThemeName.ts';
import { themeInAddress } from './themeInAddress.ts';

/** What a listener of a channel is called on. */
interface Sent {
  readonly from: string;
}

/** The name by which what a channel sends can be told from what it passes on; not among its published types. */
const senderOf = (channel: object) => (channel as { readonly sender?: string }).sender;

/** What the stories of the page before have set, or else the address. */
function themeAtFirst(): ThemeName {
  const set = document.documentElement.dataset['theme'];
  return isThemeName(set) ? set : (themeInAddress() ?? 'light');
}

/** The theme that the toolbar says, for pages that no story's decorators reach. */
export function useThemeName(): ThemeName {
  const [theme, setTheme] = useState(themeAtFirst);
  useEffect(() => {
    const channel = addons.getChannel();
    // Stories in frames of the page say on this channel, too, what theme they have: it is not theirs to choose.
    function follow(this: Sent, { globals }: { globals: Record<string, unknown> }) {
      if (this.from === senderOf(channel) && isThemeName(globals['theme']))
        setTheme(globals['theme']);
    }
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return theme;
}
