import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

/** What a listener of a channel is called on. */
interface Sent {
  readonly from: string;
}

/** The name by which what a channel sends can be told from what it passes on; not among its published types. */
const senderOf = (channel: object) => (channel as { readonly sender?: string }).sender;

/**
 * Calls with all that the toolbar says whenever it says something else, until the returned function is called. Stories in
 * frames of the page say on this channel, too, what they have: it is not theirs to choose.
 */
export function followToolbar(heard: (globals: Globals) => void): () => void {
  const channel = addons.getChannel();
  function follow(this: Sent, { globals }: { readonly globals: Globals }) {
    if (this.from === senderOf(channel)) heard(globals);
  }
  channel.on(GLOBALS_UPDATED, follow);
  return () => channel.off(GLOBALS_UPDATED, follow);
}
