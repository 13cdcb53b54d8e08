import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const components = join(root, 'packages/ui/src');
const read = (file: string) => readFileSync(join(components, file), 'utf8');

/** The events that the props of a component promise: onChange, onClose … */
const eventsOf = (component: string) =>
  [...component.matchAll(/^ {2}(?:readonly )?(?<event>on[A-Z]\w*)\??:/gm)].map(
    ({ groups }) => groups?.['event'] ?? '',
  );

const promises = globSync('{primitives,fields,pieces,forms}/**/*.stories.tsx', {
  cwd: components,
}).flatMap((stories) => {
  const component = stories.replace('.stories.tsx', '.tsx');
  const events = existsSync(join(components, component)) ? eventsOf(read(component)) : [];
  return events.map((event) => ({ stories, event }));
});

test('there are events to look at', () => {
  expect(promises.length).toBeGreaterThan(50);
});

test.each(promises)('$stories plays $event', ({ stories, event }) => {
  expect(read(stories)).toMatch(new RegExp(`\\bexpect\\(\\s*args(?:\\.|\\[')${event}\\b`));
});
