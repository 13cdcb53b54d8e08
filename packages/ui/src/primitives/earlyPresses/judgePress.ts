/** State of the oldest waiting press. */
interface NextPress {
  readonly isLink: boolean;
  /** Whether the pressed element, or its replacement, exists and can act. */
  readonly canAct: boolean;
  /** Whether nothing is pending on the page, so that a missing element will not appear. */
  readonly isAtRest: boolean;
  /** Whether the previous press may still be pending. */
  readonly isBusy: boolean;
}

/** Decides about the oldest waiting press. A link leaves the page, so it waits until earlier presses are answered. */
export function judgePress({
  isLink,
  canAct,
  isAtRest,
  isBusy,
}: NextPress): 'act' | 'wait' | 'drop' {
  if (isAtRest) return canAct ? 'act' : 'drop';
  return canAct && !isBusy && !isLink ? 'act' : 'wait';
}
