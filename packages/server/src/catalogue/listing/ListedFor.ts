/** Context of a list: time for offers and bought products of a buyer. A visitor has neither. */
export interface ListedFor {
  readonly now?: Date;
  /** Set only if the list needs it. */
  readonly boughtIds?: readonly number[];
}
