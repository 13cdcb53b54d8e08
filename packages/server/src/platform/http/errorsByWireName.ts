/** A form's sentences under the names its fields have on the wire (reading R16). */
export function errorsByWireName<Name extends string>(
  errors: Readonly<Partial<Record<Name, string>>>,
  wireNames: Readonly<Record<Name, string>>,
): Readonly<Record<string, string>> {
  const named: Record<string, string> = {};
  for (const [word, sentence] of Object.entries(errors) as [Name, string | undefined][]) {
    if (sentence !== undefined) named[wireNames[word]] = sentence;
  }
  return named;
}
