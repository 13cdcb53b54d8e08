/** Does something at the first call and answers every call with it; what failed is tried again by the next. */
export function onceDone<Result>(act: () => Promise<Result>): () => Promise<Result> {
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
