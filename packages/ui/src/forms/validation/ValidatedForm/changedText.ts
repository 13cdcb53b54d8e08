function chosenIn({ selectedOptions, options }: HTMLSelectElement): string | undefined {
  const isOther = [...options].some(
    ({ selected, defaultSelected }) => defaultSelected && !selected,
  );
  return isOther ? selectedOptions[0]?.value : undefined;
}

/**
 * Returns the text of a control if it differs from the server-rendered value. Returns undefined for unchanged and
 * disabled controls, checkboxes, files and anything else without text.
 */
export function changedText(control: Element | null): string | undefined {
  if (control === null || control.matches(':disabled')) return undefined;
  if (control instanceof HTMLSelectElement) return chosenIn(control);
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(control.type));
  return isText && control.value !== control.defaultValue ? control.value : undefined;
}
