import { brand } from '../brand/brand.ts';
import type { PageHead } from './PageHead.ts';
import { socialPicture } from './socialPicture.ts';

/** The head of a page that search engines are not to list: somebody's own, or none of the shop's. It says nothing of its address. */
export const unlisted: PageHead = {
  title: brand.name,
  description: `${brand.claim}.`,
  canonical: undefined,
  isEcho: false,
  picture: socialPicture,
  trail: [],
  subject: undefined,
};
