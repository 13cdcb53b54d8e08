import { expect, test } from 'vitest';
import { iconLookup } from './iconLookup.ts';

const listing = `
export { default as Trash2, default as LucideTrash2 } from './icons/trash-2.mjs';
export { default as Menu, default as MenuIcon } from './icons/menu.mjs';
`;

test('a module needs the files of the icons that it names, and no others', () => {
  const iconsIn = iconLookup(listing);
  expect(iconsIn('import { Trash2 as Bin } from "lucide-react";')).toEqual(['./icons/trash-2.mjs']);
  expect(iconsIn('import { MenuIcon, Trash2 } from "lucide-react";')).toEqual([
    './icons/menu.mjs',
    './icons/trash-2.mjs',
  ]);
  expect(iconsIn('import { Menu } from "./Menu.tsx";')).toEqual([]);
});
