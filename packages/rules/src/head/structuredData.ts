import { brand } from '../brand/brand.ts';
import { pictureSource } from '../pictures/pictureSource.ts';
import type { Crumb, HeadProduct, PageHead } from './PageHead.ts';
import { publicPaths } from './publicPaths.ts';

/** An object of schema.org. */
export type StructuredThing = Readonly<Record<string, unknown>>;

/**
 * Returns the structured data of a page (schema.org): the shop on the home page, a product on its page, and the
 * breadcrumbs. Never contains prices, offers or stock, which are for buyers only (reading R17).
 */
export function structuredData(
  { trail, subject, description }: PageHead,
  shopUrl: string,
): readonly StructuredThing[] {
  return [
    ...(subject === 'shop' ? [theShop(shopUrl)] : []),
    ...(typeof subject === 'object' ? [theProduct(subject, description, shopUrl)] : []),
    ...(trail.length > 0 ? [theWay(trail, shopUrl)] : []),
  ];
}

function theShop(shopUrl: string): StructuredThing {
  const { name, company, contact, address, social } = brand;
  return {
    '@type': 'Organization',
    name,
    legalName: company.name,
    url: `${shopUrl}${publicPaths.home}`,
    logo: `${shopUrl}/images/brand/favicon.svg`,
    email: contact.email,
    telephone: contact.phone,
    address: address.slice(1).join(', '),
    sameAs: social.map(({ href }) => href),
  };
}

function theProduct(
  { id, name, image }: HeadProduct,
  description: string,
  shopUrl: string,
): StructuredThing {
  return {
    '@type': 'Product',
    name,
    description,
    productID: String(id),
    url: `${shopUrl}${publicPaths.product(id)}`,
    image: `${shopUrl}${pictureSource('products', image)}`,
  };
}

function theWay(trail: readonly Crumb[], shopUrl: string): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${shopUrl}${href}`,
    })),
  };
}
