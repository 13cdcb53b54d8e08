import { brand } from '../brand/brand.ts';
import type { PageHead } from './PageHead.ts';
import { socialPicture } from './socialPicture.ts';

/**
 * The head of a page that search engines must not index: a private page or one that does not exist. Contains nothing
 * from its address.
 */
export const unlisted: PageHead = {
  title: brand.name,
  description: `${brand.claim}.`,
  canonical: undefined,
  isEcho: false,
  picture: socialPicture,
  trail: [],
  subject: undefined,
};
