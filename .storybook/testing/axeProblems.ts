import axe, { type RunOptions, type Spec } from 'axe-core';
import { type Mode, modes } from './mode.ts';

interface Asked {
  /** The rules, by the tags that the preview's parameters name. */
  readonly options: RunOptions;
  readonly config: Spec;
  readonly mode: Mode;
  /** A whole page rather than a part of one. */
  readonly isScreen: boolean;
}

/** The rules of axe that look at colours; the others cannot answer differently in another theme, which is colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What is asked of a whole page, and so of no part of one. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

/**
 * The rules to leave out: those of pages for a part of one, and contrast under forced colours, where axe mixes the
 * author's text with the system's backgrounds (axe-core issue 3978).
 */
const leftOut = (mode: Mode, isScreen: boolean): readonly string[] => [
  ...(isScreen ? [] : PAGE_RULES),
  ...(mode.forcedColors === 'active' ? ['color-contrast'] : []),
];

/**
 * What axe finds wrong with the page in a mode, by the rules that the story's parameters name. A theme changes nothing
 * but the values of colours, so only the rules about colours are asked again; forced colours change more.
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
