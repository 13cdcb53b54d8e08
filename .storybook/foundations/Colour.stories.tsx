import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { TokenPage } from '../../packages/storybook-kit/src/docs/TokenPage.tsx';
import preview from '../../packages/storybook-kit/src/preview.tsx';
import type { ColorRole } from '../../packages/theme/src/colorRoles.ts';
import { contrastPairs } from '../../packages/theme/src/contrastPairs.ts';
import { contrastRatio } from '../../packages/theme/src/contrastRatio.ts';
import { colorRoles } from '../../packages/theme/src/colorRoles.ts';
import { headingStyle } from '../../packages/theme/src/headingStyle.ts';
import { tabularFigures } from '../../packages/theme/src/tabularFigures.ts';
import { themeProperties, type ThemeName } from '../../packages/theme/src/themeProperties.ts';
import { border, color, font, radius, space } from '../../packages/theme/src/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Colour',
  parameters: { docs: { page: TokenPage } },
});

const Page = styled.div`
  display: grid;
  gap: ${space[10]};

  h2 {
    ${headingStyle(2)}
    margin-block-end: ${space[1]};
  }
`;

const Swatches = styled.ul`
  margin-block-start: ${space[4]};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space[4]};
`;

const Swatch = styled.li`
  display: grid;
  grid-template-columns: 3rem 1fr;
  align-items: center;
  gap: ${space[3]};
  font-size: ${font.sizeSmall};
`;

const Chip = styled.span<{ $role: ColorRole }>`
  block-size: 3rem;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${({ $role }) => color[$role]};
`;

const Value = styled.span`
  display: block;
  color: ${color.textMuted};
`;

const GROUPS = [
  ['Text', 'text', 'What is read.'],
  ['Surfaces', 'surface', 'What things lie on.'],
  ['Actions', 'action', 'What can be pressed.'],
  ['Borders', 'border', 'What parts and outlines.'],
  ['Focus', 'focus', 'Where the keyboard is.'],
] as const;

const rolesOf = (prefix: string) =>
  (Object.keys(color) as ColorRole[]).filter((role) => role.startsWith(prefix));

/** Every colour role in the current theme. */
export const Roles = meta.story({
  tags: ['state'],
  render: (_args, { globals }) => {
    const values = colorRoles[globals['theme'] as ThemeName];
    return (
      <Page>
        {GROUPS.map(([name, prefix, job]) => (
          <section key={prefix} aria-label={name}>
            <h2>{name}</h2>
            <p>{job}</p>
            <Swatches>
              {rolesOf(prefix).map((role) => (
                <Swatch key={role}>
                  <Chip $role={role} />
                  <span>
                    {role}
                    <Value>{values[role]}</Value>
                  </span>
                </Swatch>
              ))}
            </Swatches>
          </section>
        ))}
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem');
    await expect(shown).toHaveLength(Object.keys(color).length);
  },
});

const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: ${space[2]};
`;

const Pair = styled.li<{ $text: ColorRole; $on: ColorRole }>`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  padding: ${space[3]} ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${({ $on }) => color[$on]};
  color: ${({ $text }) => color[$text]};
`;

/** Every pair of text and surface that screens use, with its contrast. The tests check the same list. */
export const Contrast = meta.story({
  tags: ['state'],
  render: (_args, { globals }) => {
    const values = colorRoles[globals['theme'] as ThemeName];
    const words = contrastPairs.filter(({ atLeast }) => atLeast > 3);
    return (
      <Pairs>
        {words.flatMap(({ text, on, atLeast }) =>
          on.map((surface) => (
            <Pair key={`${text} ${surface}`} $text={text} $on={surface}>
              <span>
                {text} on {surface}
              </span>
              <span>
                {contrastRatio(values[text], values[surface]).toFixed(1)} : 1, at least {atLeast}
              </span>
            </Pair>
          )),
        )}
      </Pairs>
    );
  },
});

const Themed = styled.section<{ $theme: ThemeName }>`
  ${({ $theme }) => themeProperties($theme)}
  display: grid;
  gap: ${space[3]};
  padding: ${space[6]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfacePage};
  color: ${color.textBody};
`;

const Sample = styled.p<{ $role: ColorRole }>`
  color: ${({ $role }) => color[$role]};
`;

const Action = styled.span`
  inline-size: fit-content;
  padding: ${space[2]} ${space[5]};
  border-radius: ${radius.medium};
  background: ${color.actionPrimary};
  color: ${color.textOnAction};
`;

/** The roles in the three themes, side by side. */
export const Themes = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Swatches>
      {(Object.keys(colorRoles) as ThemeName[]).map((theme) => (
        <li key={theme}>
          <Themed $theme={theme} aria-label={theme}>
            <strong>{theme}</strong>
            <Sample $role="textMuted">Muted text</Sample>
            <Sample $role="textSuccess">In stock</Sample>
            <Sample $role="textDanger">Out of stock</Sample>
            <Sample $role="textInfo">For your information</Sample>
            <Action>Add to cart</Action>
          </Themed>
        </li>
      ))}
    </Swatches>
  ),
});
