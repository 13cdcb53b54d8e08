/** For whom a list is made: what is on offer depends on the moment, what was bought before on the buyer. A visitor is told neither. */
export interface ListedFor {
  readonly now?: Date;
  /** Asked for where the list needs it. */
  readonly boughtIds?: readonly number[];
}
