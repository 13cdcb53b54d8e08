/** Counts events per turn of the event loop, until it is ended. */
export function countTurns(): {
  count(): void;
  end(): { readonly counted: number; readonly mostInTurn: number };
} {
  const counts = [0];
  const turn = (): void => {
    counts.push(0);
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  return {
    count() {
      counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    },
    end() {
      clearImmediate(next);
      return {
        counted: counts.reduce((sum, each) => sum + each, 0),
        mostInTurn: Math.max(...counts),
      };
    },
  };
}
