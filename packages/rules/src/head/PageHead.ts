import type { Category } from '../catalogue/category.ts';

/** The picture of a link preview. */
export interface HeadPicture {
  readonly path: string;
  readonly type: 'image/png';
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Text alternative of the picture. */
  readonly alt: string;
}

/** One breadcrumb of a page. */
export interface Crumb {
  readonly label: string;
  /** Its path within the shop. */
  readonly href: string;
}

/** The product data in the head of its page: no price, offer or stock (reading R17). */
export interface HeadProduct {
  readonly id: number;
  readonly name: string;
  /** File name of its picture. */
  readonly image: string;
  /** The full text. */
  readonly description: string;
  /** Ids of its categories, most specific first. */
  readonly categoryIds: readonly number[];
}

/** The head of a page, the same for every user. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path within the shop. Undefined if search engines must not index the page. */
  readonly canonical: string | undefined;
  /** Whether the head contains text from the URL, so that the number of different heads is unlimited. */
  readonly isEcho: boolean;
  readonly picture: HeadPicture;
  /** The breadcrumbs of the page. */
  readonly trail: readonly Crumb[];
  /** The subject of the page for structured data, if any. */
  readonly subject: 'shop' | HeadProduct | undefined;
}

/** The catalogue data for page heads. */
export interface HeadCatalogue {
  readonly categories: readonly Category[];
  readonly product: (id: number) => HeadProduct | undefined;
  /** Returns the number of products in a category and its descendants; in all categories if undefined. */
  readonly countIn: (categoryId: number | undefined) => number;
}

/** Length of a description that search engines show, in characters. */
export const LONGEST_DESCRIPTION = 160;
