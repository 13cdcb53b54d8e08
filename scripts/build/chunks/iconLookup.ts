const IMPORTED = /import \{([^}]*)\} from ["']lucide-react["']/g;
const EXPORTED = /\{([^}]*)\} from ["'](\.\/icons\/[^"']+)["']/g;

/**
 * Returns a function that finds the lucide-react files a module needs, from its code. `listing` is the code of the
 * index file, which imports every icon. Importing one icon from it does not need the others.
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
