import { paintValues } from './paintValues.ts';

/**
 * Replaces the paints of a drawing with their light-theme values, for programs that do not support custom properties.
 */
export function withLightColours(svg: string): string {
  return svg.replaceAll(
    /var\(--([\w-]+)\)/gu,
    (paint, name: string) => paintValues.get(name)?.day ?? paint,
  );
}
