/**
 * Sheet of fibres between two edges of the same direction. Each edge is a path of cubic curves: 'x y', then six numbers
 * per curve.
 */
export interface Ribbon {
  readonly edges: readonly [string, string];
  /** Number of fibres. */
  readonly fibres: number;
  /** Rounding of its beginning and end. */
  readonly bulges?: readonly [number, number];
}

/** Outline of a ribbon and each fibre, as SVG paths. */
export interface RibbonPaths {
  readonly outline: string;
  readonly fibres: readonly string[];
}

/** Returns outline and fibres. Each fibre lies between the edges in proportion to its number. */
export function ribbonPaths({ edges, fibres, bulges = [0, 0] }: Ribbon): RibbonPaths {
  const [a, b] = edges.map((edge) => edge.trim().split(/[ ,]+/).map(Number));
  if (a === undefined || b?.length !== a.length || a.length % 6 !== 2)
    throw new Error(`The edges of a ribbon do not match: ${edges.join(' | ')}`);
  const between = (share: number) =>
    a.map((from, at) => Math.round((from + ((b[at] ?? 0) - from) * share) * 100) / 100);
  const backwards = b
    .flatMap((_, at) => (at % 2 === 0 ? [[b[at], b[at + 1]]] : []))
    .toReversed()
    .flat();
  return {
    outline: `${pathOf(a)}${cap(a.slice(-2), b.slice(-2), bulges[1])}${curves(backwards)}${cap(b, a, bulges[0])}Z`,
    fibres: Array.from({ length: fibres }, (_, at) => pathOf(between((at + 1) / (fibres + 1)))),
  };
}

/** Connects the edges with a curve that bulges to the left by the given distance. */
function cap(
  [x = 0, y = 0]: readonly number[],
  [endX = 0, endY = 0]: readonly number[],
  bulge: number,
): string {
  const length = Math.hypot(endX - x, endY - y) || 1;
  const control = [
    (x + endX) / 2 + ((endY - y) / length) * bulge,
    (y + endY) / 2 - ((endX - x) / length) * bulge,
  ].map((each) => Math.round(each * 100) / 100);
  return `Q${control.join(' ')} ${endX} ${endY}`;
}

function pathOf(numbers: readonly (number | undefined)[]): string {
  return `M${numbers.slice(0, 2).join(' ')}${curves(numbers)}`;
}

function curves(numbers: readonly (number | undefined)[]): string {
  return `C${numbers.slice(2).join(' ')}`;
}
