function chosenIn({ selectedOptions, options }: HTMLSelectElement): string | undefined {
  const isOther = [...options].some(
    ({ selected, defaultSelected }) => defaultSelected && !selected,
  );
  return isOther ? selectedOptions[0]?.value : undefined;
}

/**
 * What stands in a control other than the page was sent with; undefined where nothing else does, nobody may write, or there
 * are no words: boxes to tick, files, what is no control.
 */
export function typedIn(control: Element | null): string | undefined {
  if (control === null || control.matches(':disabled')) return undefined;
  if (control instanceof HTMLSelectElement) return chosenIn(control);
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(control.type));
  return isText && control.value !== control.defaultValue ? control.value : undefined;
}
