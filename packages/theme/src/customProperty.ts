/** Returns the CSS custom property of a token: `customProperty('color', 'textBody')` is `--color-text-body`. */
export function customProperty(group: string, name: string): string {
  const kebab = name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return `--${group}-${kebab}`;
}
