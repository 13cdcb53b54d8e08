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

/** Rules about sizes, which the borders of forced colours change. */
const SIZE_RULES = ['scrollable-region-focusable', 'target-size'];

/** Rules that apply only to whole pages. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

/**
 * Returns the rules to repeat in a mode, or undefined in light, where all are asked. Under forced colours, axe mixes
 * author text with system backgrounds and cannot tell contrast (axe-core issue 3978).
 */
function repeatedIn({ theme, forcedColors }: Mode): readonly string[] | undefined {
  if (forcedColors === 'active')
    return [...COLOUR_RULES.filter((id) => id !== 'color-contrast'), ...SIZE_RULES];
  return theme === modes.light.theme ? undefined : COLOUR_RULES;
}

let configured = '';

/** Configures axe, unless it is as it was for the last story: that takes as long as a tenth of the rules. */
function configure(config: Spec): void {
  const wished = JSON.stringify(config);
  if (wished === configured) return;
  axe.reset();
  axe.configure(config);
  configured = wished;
}

/** Returns axe violations in a mode: in light by the rules in the story's parameters, in others by those that may differ. */
export async function axeProblems({
  options,
  config,
  mode,
  isScreen,
}: Asked): Promise<readonly string[]> {
  configure(config);
  const repeated = repeatedIn(mode);
  const off = isScreen ? [] : PAGE_RULES;
  const { violations } = await axe.run(isScreen ? document : document.body, {
    ...options,
    resultTypes: ['violations'],
    ...(repeated
      ? { runOnly: { type: 'rule', values: [...repeated] } }
      : { rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}
