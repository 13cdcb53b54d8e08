/** Runs an action at the first call and shares its result with every call; a failure is retried by the next. */
export function memoizeAsync<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let doing: Promise<Result> | undefined;
  return async () => {
    doing ??= act();
    try {
      return await doing;
    } catch (error) {
      doing = undefined;
      throw error;
    }
  };
}
