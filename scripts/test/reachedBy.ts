import type { Reached } from './reach.ts';

/** Texts, and commands that no test but those of `house` runs. */
const ELSEWHERE = [
  [/\.md$|^docs\/|^LICENSE$/, 'none'],
  [
    /^scripts\/(?:acceptance|apiDocs|bench|benchAudit|benchRules|house|lint|mutation|size)\b/,
    'none',
  ],
] as const satisfies Reached;

const STORIES: Reached = [
  ...ELSEWHERE,
  [/^packages\/server\/|^playwright\/(?:journeys|fixtures)\//, 'none'],
  // Storybook's preview brings these to every story; no story imports them.
  [
    /^packages\/ui\/src\/(?:theme|art)\/|^packages\/storybook-kit\/|^packages\/storefront\/src\/mocks\//,
    'all',
  ],
  [/^packages\/(?:rules|ui|storefront)\/src\/.*\.tsx?$/, 'imports'],
];

/**
 * What a change reaches of the parts that can be left out. The server's tests start processes and read files that they do
 * not import, and journeys start everything: of those, all or none.
 */
export const reachedBy = {
  rules: [
    ...ELSEWHERE,
    [/^packages\/(?:server|ui|storybook-kit|storefront)\/|^playwright\/|^\.storybook\//, 'none'],
  ],
  stories: [[/^playwright\/visual\//, 'none'], ...STORIES],
  visual: STORIES,
  server: [
    ...ELSEWHERE,
    // The demo shop's pictures are drawn in the colours of the theme.
    [/^packages\/ui\/src\/(?:art|theme)\//, 'all'],
    [/^packages\/(?:(?:ui|storefront)\/src|storybook-kit)\/|^playwright\/|^\.storybook\//, 'none'],
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
