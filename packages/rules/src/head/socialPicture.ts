import { brand } from '../brand/brand.ts';
import type { HeadPicture } from './PageHead.ts';

/** The picture of the shop in link previews. The build draws it. */
export const socialPicture: HeadPicture = {
  path: '/images/brand/social.png',
  type: 'image/png',
  width: 1200,
  height: 630,
  get alt() {
    return `${brand.name}: ${brand.claim}`;
  },
};
