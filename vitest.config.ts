// Storybook's own test button starts Vitest without --config; it finds the projects here.
export { default } from './vitest.workspace.ts';
