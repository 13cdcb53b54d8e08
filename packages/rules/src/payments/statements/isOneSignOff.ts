/**
 * Returns whether two texts differ by one typing error at most: a wrong sign, one too many or too few, or two neighbours
 * exchanged.
 */
export function isOneSignOff(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  const [long, short] = typed.length >= meant.length ? [typed, meant] : [meant, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const [restOfLong, restOfShort] = [long.slice(at), short.slice(at)];
  if (long.length > short.length) return restOfLong.slice(1) === restOfShort;
  if (restOfLong.slice(1) === restOfShort.slice(1)) return true;
  const [first = '', second = ''] = restOfLong;
  return second + first + restOfLong.slice(2) === restOfShort;
}
