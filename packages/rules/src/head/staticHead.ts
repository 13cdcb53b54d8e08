import type { PageHead } from './PageHead.ts';
import type { PublicPage } from './PublicPage.ts';
import { publicPaths } from './publicPaths.ts';
import { tabTitle } from './tabTitle.ts';
import { unlisted } from './unlisted.ts';

/** Returns the head of a page that does not depend on the catalogue. */
export function staticHead({ path, title, description }: PublicPage): PageHead {
  const isHome = path === publicPaths.home;
  const answers = { label: 'FAQs', href: publicPaths.faqs };
  const isAnswer = path.startsWith(`${publicPaths.faqs}/`);
  return {
    ...unlisted,
    title: tabTitle(title),
    description,
    canonical: path,
    trail: isHome ? [] : [...(isAnswer ? [answers] : []), { label: title, href: path }],
    subject: isHome ? 'shop' : undefined,
  };
}
