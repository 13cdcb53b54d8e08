/** What a list of products is narrowed to. */
export interface ProductFilter {
  readonly categoryId?: number | undefined;
  readonly search?: string | undefined;
}

/** The filter as the calls name it; what is not filtered by is left out. */
export function productQuery({ categoryId, search }: ProductFilter) {
  return {
    ...(categoryId ? { categoryId } : {}),
    ...(search ? { searchTerm: search } : {}),
  };
}
