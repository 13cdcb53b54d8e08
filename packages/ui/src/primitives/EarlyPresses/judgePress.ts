/** What is known of the press that waits longest. */
interface NextPress {
  readonly isLink: boolean;
  /** Whether what was pressed, or what has come in its place, is there and can act. */
  readonly canAct: boolean;
  /** Whether nothing is pending on the page: what is not there now does not come. */
  readonly isAtRest: boolean;
  /** Whether the press before it may still be under way. */
  readonly isBusy: boolean;
}

/** Decides about the press that waits longest. A link leaves the page, so it waits for the answers of what was pressed before. */
export function judgePress({
  isLink,
  canAct,
  isAtRest,
  isBusy,
}: NextPress): 'act' | 'wait' | 'drop' {
  if (isAtRest) return canAct ? 'act' : 'drop';
  return canAct && !isBusy && !isLink ? 'act' : 'wait';
}
