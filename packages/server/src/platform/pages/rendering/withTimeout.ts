/** Returns the result of a promise; throws when it takes longer than `longestMs`. */
export async function withTimeout<T>(promised: Promise<T>, longestMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`It took over ${longestMs} ms.`)),
    longestMs,
  );
  try {
    return await Promise.race([promised, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
