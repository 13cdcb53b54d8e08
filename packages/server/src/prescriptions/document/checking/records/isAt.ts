/** Whether two times that may be missing are the same, or both missing. */
export function isAt(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return one?.getTime() === other?.getTime();
}
