import { expect, fn } from 'storybook/test';
import type { KeyContext, KeyRow } from './keyRow.ts';

/** The check of the row Enter of a link: pressed, it is followed to where it leads. The page of the story stays. */
export function followLink(
  linkIn: (context: KeyContext) => HTMLElement,
  href: string,
): KeyRow['check'] {
  return async (context) => {
    const link = linkIn(context);
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    link.focus();
    await context.press('Enter');
    link.removeEventListener('click', follow);
    await expect(follow).toHaveBeenCalledOnce();
    await expect(link).toHaveAttribute('href', href);
  };
}
