/** A filter of a list, and values to try. */
export interface Axis {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly isRequired: boolean;
}

/** What a list is narrowed to. */
export type Filter = Readonly<Record<string, unknown>>;

/** Returns no filter, every filter alone and every pair of filters, each with the fields that a list needs. */
export function combinationsOf(axes: readonly Axis[]): readonly Filter[] {
  const needed = axes
    .filter(({ isRequired }) => isRequired)
    .reduce<readonly Filter[]>(
      (all, { name, values }) =>
        all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [{}],
    );
  const free = axes.filter(({ isRequired }) => !isRequired);
  const singles = free.map(({ name, values }) =>
    values.map((value): Filter => ({ [name]: value })),
  );
  const pairs = singles.flatMap((these, at) =>
    singles
      .slice(at + 1)
      .flatMap((those) => these.flatMap((one) => those.map((other) => ({ ...one, ...other })))),
  );
  return needed.flatMap((one) =>
    [{}, ...singles.flat(), ...pairs].map((other) => ({ ...one, ...other })),
  );
}
