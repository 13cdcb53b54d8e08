import { brand } from '../brand/brand.ts';
import type { PageHead } from './PageHead.ts';
import { socialPicture } from './socialPicture.ts';
import type { PublicPage } from './publicPages.ts';
import { publicPaths } from './publicPaths.ts';
import { tabTitle } from './tabTitle.ts';

/**
 * Returns the head of a page that search engines must not index: a private page or one that does not exist. Contains
 * nothing from its address.
 */
export function unlisted(): PageHead {
  return {
    title: brand.name,
    description: `${brand.claim}.`,
    canonical: undefined,
    isEcho: false,
    picture: socialPicture,
    trail: [],
    subject: undefined,
  };
}

/** Returns the head of a page that does not depend on the catalogue. */
export function staticHead({ path, title, description }: PublicPage): PageHead {
  const isHome = path === publicPaths.home;
  const answers = { label: 'FAQs', href: publicPaths.faqs };
  const isAnswer = path.startsWith(`${publicPaths.faqs}/`);
  return {
    ...unlisted(),
    title: tabTitle(title),
    description,
    canonical: path,
    trail: isHome ? [] : [...(isAnswer ? [answers] : []), { label: title, href: path }],
    subject: isHome ? 'shop' : undefined,
  };
}
