import { waitFor } from 'storybook/test';
import type { Guide } from '../plays/guide.ts';
import { partIn } from './partIn.ts';

interface StoryContext {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly canvasElement: HTMLElement;
  readonly viewMode: string;
}

/** Fails an anatomy figure's story when a marked part is not visible. */
export async function expectParts(context: StoryContext): Promise<void> {
  const { name, parameters, canvasElement, viewMode } = context;
  const { anatomy = [], drawnIn } = (parameters['guide'] ?? {}) as Guide;
  // A docs page renders stories before lazy parts load, and its figure marks a part when it appears.
  if (viewMode === 'docs' || name.replaceAll(' ', '') !== drawnIn) return;
  const marked = anatomy.filter(([, , where]) => where !== undefined);
  if (marked.length < 2) throw new Error('A figure of anatomy tells two parts apart at least.');
  await waitFor(() => {
    const missing = marked.filter((part) => partIn(canvasElement, part) === undefined);
    if (missing.length === 0) return;
    const lines = missing.map(([part, , where]) => `${part} (${where})`);
    throw new Error(`The figure of its anatomy finds no ${lines.join(', no ')}.`);
  });
}
