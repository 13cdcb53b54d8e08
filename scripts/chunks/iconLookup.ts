const IMPORTED = /import \{([^}]*)\} from ["']lucide-react["']/g;
const EXPORTED = /\{([^}]*)\} from ["'](\.\/icons\/[^"']+)["']/g;

/**
 * Which files of lucide-react a module wants, from its code; `listing` is the code of the file that names every icon. Who
 * imports one icon from there does not want the others.
 */
export function iconLookup(listing: string): (code: string) => readonly string[] {
  const files = new Map(
    [...listing.matchAll(EXPORTED)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
  return (code) =>
    [...code.matchAll(IMPORTED)].flatMap(([, names = '']) =>
      names.split(',').flatMap((name) => files.get(name.trim().split(' ')[0] ?? '') ?? []),
    );
}
