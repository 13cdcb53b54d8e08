import type { Crumb } from './Crumb.ts';
import type { HeadPicture } from './HeadPicture.ts';

/** What of a product is in the head of its page: nothing of price, offer or stock (reading R17). */
export interface HeadProduct {
  readonly id: number;
  readonly name: string;
  /** The file of its picture. */
  readonly image: string;
  /** The whole of it. */
  readonly description: string;
  /** Most specific first. */
  readonly categoryIds: readonly number[];
}

/** What stands in the head of a page, the same for everybody. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's one address within the shop; none where search engines are not to list it. */
  readonly canonical: string | undefined;
  /** Whether words of the address itself are in it, so that there may be any number of such heads. */
  readonly isEcho: boolean;
  readonly picture: HeadPicture;
  /** The way that leads there. */
  readonly trail: readonly Crumb[];
  /** What the page is about, where that is known to search engines as a thing of its own. */
  readonly subject: 'shop' | HeadProduct | undefined;
}
