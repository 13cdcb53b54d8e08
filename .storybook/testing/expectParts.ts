import type { Guide } from '../../packages/ui/src/stories/guide.ts';
import { partIn } from '../anatomy/partIn.ts';

interface StoryContext {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly canvasElement: HTMLElement;
}

/** Fails the story that a figure of anatomy draws when a part that is to be marked is not in sight in it. */
export function expectParts({ name, parameters, canvasElement }: StoryContext): void {
  const { anatomy = [], drawnIn } = (parameters['guide'] ?? {}) as Guide;
  if (name.replaceAll(' ', '') !== drawnIn) return;
  const missing = anatomy.filter(
    (part) => part[2] !== undefined && partIn(canvasElement, part) === undefined,
  );
  if (missing.length === 0) return;
  const lines = missing.map(([part, , where]) => `${part} (${where})`);
  throw new Error(`The figure of its anatomy finds no ${lines.join(', no ')}.`);
}
