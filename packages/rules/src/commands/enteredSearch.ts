interface Entered {
  readonly typed: string;
  /** Whether the search finds products. */
  readonly hasProducts: boolean;
  /** The words of the catalogue in which the search was answered, if they are not those that were typed. */
  readonly readAs?: string | undefined;
  /** Whether it finds patients of the user. */
  readonly hasPatients: boolean;
}

/** Where Enter leads: to products, by words for the address; to the patients that were found; or nowhere. */
export type EnteredSearch =
  | { readonly to: 'products'; readonly search: string }
  | { readonly to: 'patients' }
  | { readonly to: 'nowhere' };

/**
 * Returns where Enter leads from the search of a user with patients. What was typed may be a person's name, and names
 * must not get into addresses, which histories and logs keep: only words that products have go there (spec 2.13).
 */
export function enteredSearch({ typed, hasProducts, readAs, hasPatients }: Entered): EnteredSearch {
  if (hasProducts && readAs === undefined) return { to: 'products', search: typed };
  if (hasPatients) return { to: 'patients' };
  if (hasProducts && readAs !== undefined) return { to: 'products', search: readAs };
  return { to: 'nowhere' };
}
