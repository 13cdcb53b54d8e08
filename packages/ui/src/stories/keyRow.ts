import type { StoryContext } from '@storybook/react-vite';

/** What a row's check has at hand: the story, and the row's keys to press. */
export interface KeyContext extends Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'> {
  readonly args: Readonly<Record<string, unknown>>;
  /** Presses one of the keys that the row names, by that name. */
  readonly press: (key: string) => Promise<void>;
}

/** A row of a keyboard table: what the page says and what the Keyboard story presses are one thing. */
export interface KeyRow {
  /** As they stand on a keyboard: 'Enter, Space' are two of them, '← → ↑ ↓' four. */
  readonly keys: string;
  /** What they do, in a sentence for the page. */
  readonly does: string;
  /** Presses each of the keys and says what has happened. It begins where the row above it ended. */
  readonly check: (context: KeyContext) => Promise<void>;
}
