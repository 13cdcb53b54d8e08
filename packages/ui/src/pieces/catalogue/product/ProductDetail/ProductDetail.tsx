import { productFacts } from '@formulary/rules/catalogue/productFacts';
import { styled } from 'styled-components';
import { FactTable } from '../../../../primitives/data/FactTable/FactTable.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, font, size, space } from '@formulary/theme/tokens';
import { CategoryLinks } from '../../listing/CategoryLinks/CategoryLinks.tsx';
import { type CatalogueProduct, isAvailable, isPriced } from '../catalogueProduct.ts';
import { OfferRibbon } from '../../offer/OfferRibbon/OfferRibbon.tsx';
import { Paragraphs } from '../Paragraphs/Paragraphs.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { UnbrokenText } from '../UnbrokenText/UnbrokenText.tsx';
import type { Elements } from '../../../../primitives/elements.ts';

export interface ProductDetailProps {
  product: CatalogueProduct;
  categoryHref: (categoryId: number) => string;
  /** Limits on packs of this product per prescription; empty for visitors. */
  limits?: readonly string[];
  /** BuyersOffer or VisitorsOffer. */
  children: Elements;
}

const Root = styled.article`
  display: grid;
  gap: ${space[8]};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${space[10]};
    align-items: start;
  }
`;

const Shot = styled.div`
  position: relative;
  max-inline-size: 32rem;
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-start: 0;
  pointer-events: none;
`;

/* One column that limits the width of banners, rules and text. */
const Words = styled(Stack)`
  max-inline-size: ${size.measure};

  ${media.belowTablet} {
    gap: ${space[4]};
    max-inline-size: none;
  }
`;

const Title = styled.h1`
  ${headingStyle(1)}
`;

const Code = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: ${border.hairline};

  h2 {
    ${headingStyle(3)}
  }
`;

/** Shows a product page: picture with magnifier, name, offer and all texts (spec 2.11). */
export function ProductDetail({
  product,
  categoryHref,
  limits = [],
  children,
}: ProductDetailProps) {
  const { code, name, image, categories, description } = product;
  const { facts, text } = productFacts(product, limits);
  const isOnOffer = isPriced(product) && product.promotions.length > 0;
  return (
    <Root data-stock={isAvailable(product) ? 'available' : 'unavailable'}>
      <Shot>
        <ProductPicture file={image} name={name} />
        {isOnOffer && (
          <Corner>
            <OfferRibbon />
          </Corner>
        )}
      </Shot>
      <Words data-part="product" $gap={6}>
        <Stack $gap={2}>
          <Title>
            <UnbrokenText isName>{name}</UnbrokenText>
          </Title>
          {code !== undefined && (
            <Code>
              Code <span translate="no">{code}</span>
            </Code>
          )}
          <CategoryLinks categories={categories} categoryHref={categoryHref} />
        </Stack>
        {children}
        {description && (
          <Section>
            <h2>Description</h2>
            <Paragraphs text={description} />
          </Section>
        )}
        {(facts.length > 0 || text !== '') && (
          <Section>
            <h2>Additional information</h2>
            {facts.length > 0 && (
              <FactTable
                label={`About ${name}`}
                facts={facts.map(([term, value]) => [
                  term,
                  <UnbrokenText key={term}>{value}</UnbrokenText>,
                ])}
              />
            )}
            {text !== '' && <Paragraphs text={text} />}
          </Section>
        )}
      </Words>
    </Root>
  );
}
