import axe, { type RunOptions, type Spec } from 'axe-core';
import { type Mode, modes } from '../../../packages/storybook-kit/src/views.ts';

interface Asked {
  /** Rules, by the tags in the preview's parameters. */
  readonly options: RunOptions;
  readonly config: Spec;
  readonly mode: Mode;
  /** A whole page rather than a part of one. */
  readonly isScreen: boolean;
}

/** Rules about colours. A theme changes only colours, so the other rules need no second run. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that apply only to whole pages. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

/**
 * Returns the rules to skip: page rules for parts, and contrast under forced colours. There, axe mixes author text with
 * system backgrounds (axe-core issue 3978).
 */
const leftOut = (mode: Mode, isScreen: boolean): readonly string[] => [
  ...(isScreen ? [] : PAGE_RULES),
  ...(mode.forcedColors === 'active' ? ['color-contrast'] : []),
];

/**
 * Returns axe violations in a mode, by the rules in the story's parameters. Other themes repeat only the colour rules.
 * Forced colours repeat all.
 */
export async function axeProblems({
  options,
  config,
  mode,
  isScreen,
}: Asked): Promise<readonly string[]> {
  axe.reset();
  axe.configure(config);
  const isOtherTheme = mode.theme !== modes.light.theme;
  const off = leftOut(mode, isScreen);
  const { violations } = await axe.run(isScreen ? document : document.body, {
    ...options,
    resultTypes: ['violations'],
    ...(isOtherTheme
      ? { runOnly: { type: 'rule', values: COLOUR_RULES.filter((id) => !off.includes(id)) } }
      : {
          rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
        }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}
