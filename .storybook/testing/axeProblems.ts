import axe, { type RunOptions, type Spec } from 'axe-core';
import type { Mode } from './mode.ts';

interface A11yParameters {
  readonly config?: Spec;
  readonly options?: RunOptions;
}

/** The rules of axe that look at colours; the others cannot answer differently in another theme, which is colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules to leave out besides the story's own; Storybook's runner leaves out `region` too. */
function leftOut({ rules = [] }: Spec, mode: Mode): readonly string[] {
  const own = rules.filter(({ enabled }) => enabled === false).map(({ id }) => id);
  // Axe mixes the author's text with the system's backgrounds there (axe-core issue 3978).
  return mode.forcedColors === 'active' ? [...own, 'region', 'color-contrast'] : [...own, 'region'];
}

/**
 * What axe finds wrong with the page in a mode, by the rules that the story's parameters name. A theme changes nothing
 * but the values of colours, so only the rules about colours are asked again; forced colours change more.
 */
export async function axeProblems(
  { config = {}, options = {} }: A11yParameters,
  mode: Mode,
): Promise<readonly string[]> {
  axe.reset();
  axe.configure({ ...config, rules: config.rules ?? [] });
  const isTheme = mode.forcedColors === 'none';
  const off = leftOut(config, mode);
  const { violations } = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations'],
    ...(isTheme
      ? { runOnly: { type: 'rule', values: COLOUR_RULES.filter((id) => !off.includes(id)) } }
      : {
          rules: {
            ...Object.fromEntries(off.map((id) => [id, { enabled: false }])),
            ...options.rules,
          },
        }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}
