import type { StoryContext } from '@storybook/react-vite';

/** Context of a row's check: the story, and the row's keys to press. */
export interface KeyContext extends Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'> {
  readonly args: Readonly<Record<string, unknown>>;
  /** Presses one of the row's keys, by its name in the row. */
  readonly press: (key: string) => Promise<void>;
}

/** A row of a keyboard table, used by both the docs page and the Keyboard story. */
export interface KeyRow {
  /** As labelled on a keyboard: 'Enter, Space' are two, '← → ↑ ↓' four. */
  readonly keys: string;
  /** Their effect, in a sentence for the docs page. */
  readonly does: string;
  /** Presses each of the keys and checks the effect. It starts where the row above ended. */
  readonly check: (context: KeyContext) => Promise<void>;
}
