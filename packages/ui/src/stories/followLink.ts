import { expect, fn } from 'storybook/test';
import type { KeyContext, KeyRow } from './keyRow.ts';

/** Checks the Enter row of a link: a press follows it to its target, without leaving the story. */
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
