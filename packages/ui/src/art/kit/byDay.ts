import { paintValues } from './paintValues.ts';

/** A drawing with its paints by day written out, for programs that know no custom properties. */
export function byDay(svg: string): string {
  return svg.replaceAll(
    /var\(--([\w-]+)\)/gu,
    (paint, name: string) => paintValues.get(name)?.day ?? paint,
  );
}
