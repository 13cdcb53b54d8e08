import type { DemoCategory, DemoProduct } from './demoTypes.ts';

/** File name of a product's drawn picture, under images/products/ (spec 9.12). */
export function pictureFile(product: Pick<DemoProduct, 'code'>): string {
  return `${product.code.toLowerCase()}.svg`;
}

/** File name of a category's drawn picture, under images/categories/ (spec 9.12). */
export function categoryPictureFile(category: Pick<DemoCategory, 'slug'>): string {
  return `${category.slug}.svg`;
}
