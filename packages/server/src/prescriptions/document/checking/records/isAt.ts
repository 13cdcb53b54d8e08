/** Returns whether two optional times are equal, or both missing. */
export function isAt(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return one?.getTime() === other?.getTime();
}
