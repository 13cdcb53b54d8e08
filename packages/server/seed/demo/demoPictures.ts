import type { DemoCategory, DemoProduct } from './demoTypes.ts';

/** Returns the file name of a product's picture, under images/products/ (spec 9.12). */
export function pictureFile(product: Pick<DemoProduct, 'code'>): string {
  return `${product.code.toLowerCase()}.svg`;
}

/** Returns the file name of a category's picture, under images/categories/ (spec 9.12). */
export function categoryPictureFile(category: Pick<DemoCategory, 'slug'>): string {
  return `${category.slug}.svg`;
}
