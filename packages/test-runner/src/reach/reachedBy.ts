import type { Reached } from './reach.ts';

/** Texts, and commands that only tests of `house` run. */
const ELSEWHERE = [
  [/\.md$|^docs\/|^LICENSE$/, 'none'],
  [
    /^scripts\/(?:acceptance|apiDocs|bench|benchAudit|benchRules|house|mutation|recordPictures|size)\b/,
    'none',
  ],
  [/^packages\/(?:bench|guides|lint|test-runner\/src\/mutation)\//, 'none'],
] as const satisfies Reached;

const STORIES: Reached = [
  ...ELSEWHERE,
  [/^packages\/(?:search|server)\/|^playwright\/(?:journeys|fixtures)\//, 'none'],
  // Storybook's preview adds these to every story.
  [
    /^packages\/theme\/|^packages\/ui\/src\/art\/|^packages\/storybook-kit\/|^packages\/(?:storefront|desk)\/src\/mocks\//,
    'all',
  ],
  [/^packages\/(?:rules|ui|client|storefront|desk)\/src\/.*\.tsx?$/, 'imports'],
];

/**
 * The tests that a change reaches, for parts that can be left out. Of server tests and journeys either all run or none,
 * because they start processes and read files that they do not import.
 */
export const reachedBy = {
  rules: [
    ...ELSEWHERE,
    [
      /^packages\/(?:search|server|theme|ui|client|storybook-kit|storefront|desk)\/|^playwright\/|^\.storybook\//,
      'none',
    ],
  ],
  stories: [[/^playwright\/visual\//, 'none'], ...STORIES],
  visual: STORIES,
  server: [
    ...ELSEWHERE,
    // The demo pictures are drawn in the theme's colours.
    [/^packages\/theme\/|^packages\/ui\/src\/art\//, 'all'],
    [
      /^packages\/(?:(?:ui|client|storefront|desk)\/src|storybook-kit)\/|^playwright\/|^\.storybook\//,
      'none',
    ],
  ],
  journeys: [
    ...ELSEWHERE,
    [
      /^playwright\/visual\/|^packages\/storybook-kit\/|^\.storybook\/|\.(?:test|stories)\.tsx?$/,
      'none',
    ],
    [/^playwright\/(?:journeys|fixtures)\//, 'imports'],
  ],
} as const satisfies Readonly<Record<string, Reached>>;
