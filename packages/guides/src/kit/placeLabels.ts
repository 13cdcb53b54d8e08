/** Label in a column: preferred centre, and height. */
export interface Placed {
  readonly wanted: number;
  readonly height: number;
}

/**
 * Positions labels between `top` and `bottom` in order, near their preferred positions and without overlap. Returns the
 * top of each. They must fit.
 */
export function placeLabels(
  labels: readonly Placed[],
  { top, bottom, gap }: { readonly top: number; readonly bottom: number; readonly gap: number },
): readonly number[] {
  const groups: { members: readonly Placed[]; start: number; height: number }[] = [];
  for (const label of labels) {
    let group = groupOf([label]);
    for (;;) {
      const before = groups.at(-1);
      if (before === undefined || before.start + before.height + gap <= group.start) break;
      groups.pop();
      group = groupOf([...before.members, ...group.members]);
    }
    groups.push(group);
  }
  return groups.flatMap(({ members, start }) => {
    let y = start;
    return members.map(({ height }) => {
      const at = y;
      y += height + gap;
      return at;
    });
  });

  function groupOf(members: readonly Placed[]) {
    const height = members.reduce((sum, each) => sum + each.height + gap, -gap);
    if (height > bottom - top) throw new Error(`Labels of ${height} points do not fit`);
    let offset = 0;
    let sum = 0;
    for (const each of members) {
      sum += each.wanted - each.height / 2 - offset;
      offset += each.height + gap;
    }
    const start = Math.min(Math.max(sum / members.length, top), bottom - height);
    return { members, start, height };
  }
}
