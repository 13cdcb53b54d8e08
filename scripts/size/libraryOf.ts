/** The package that a module or an import is of, such as 'react-day-picker'; none for a file of our own. */
export function libraryOf(id: string): string | undefined {
  const inside = id.replaceAll('\\', '/').split('/node_modules/');
  const isOurs = inside.length === 1 && /^(?:[./\0]|[A-Za-z]:)/u.test(id);
  const name = /^(?:@[^/]+\/)?[^/]+/u.exec(inside.at(-1) ?? '')?.[0];
  return isOurs || name?.startsWith('@formulary') ? undefined : name;
}
