/** Pages and actions that a search shows. */
export const MOST_COMMANDS = 4;

/** Props of what the search offers. */
export interface SuggestionsProps {
  readonly typed: string;
  /** The search, once enough is typed. */
  readonly term: string | undefined;
}
