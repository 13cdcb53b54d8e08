import { colorRoles } from '../../packages/ui/src/theme/colorRoles.ts';
import { radius, space, stroke } from '../../packages/ui/src/theme/tokens.ts';

const PIXELS_PER_REM = 16;

const named = (group: string, tokens: Readonly<Record<string | number, string>>, value: string) =>
  Object.keys(tokens)
    .filter((name) => tokens[name] === value)
    .map((name) => (/^\d/u.test(name) ? `${group}[${name}]` : `${group}.${name}`));

function lengthToken(pixels: number): string {
  const rem = `${pixels / PIXELS_PER_REM}rem`;
  const tokens = [
    ...named('stroke', stroke, `${pixels}px`),
    ...named('space', space, rem),
    ...named('radius', radius, rem),
  ];
  return tokens.length > 0
    ? tokens.join(' or ')
    : `space, size or stroke, or ${rem} if none of them is meant`;
}

function colourToken(colour: string): string {
  const roles = named('color', colorRoles.light, colour.toLowerCase());
  return roles.length > 0
    ? roles.join(' or ')
    : 'a role of color by its job (color.text…, color.surface…, color.border…), shadow or veil';
}

/** What theme/tokens.ts has instead of a raw value: the tokens of that very value, or else where to look. */
export function tokenFor(raw: string): string {
  return raw.endsWith('px') ? lengthToken(Math.abs(Number.parseFloat(raw))) : colourToken(raw);
}
