/** Returns the facts in a part of a page, each term with its value, in order. */
export function factsOf(part: Element): readonly (readonly [term: string, value: string])[] {
  return [...part.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent ?? '',
    fact.querySelector('dd')?.textContent ?? '',
  ]);
}
