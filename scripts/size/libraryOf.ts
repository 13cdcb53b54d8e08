/** Returns the package of a module or import, such as 'react-day-picker', or undefined for our own files. */
export function libraryOf(id: string): string | undefined {
  const inside = id.replaceAll('\\', '/').split('/node_modules/');
  const isOurs = inside.length === 1 && /^(?:[./\0]|[A-Za-z]:)/u.test(id);
  const name = /^(?:@[^/]+\/)?[^/]+/u.exec(inside.at(-1) ?? '')?.[0];
  return isOurs || name?.startsWith('@formulary') ? undefined : name;
}
