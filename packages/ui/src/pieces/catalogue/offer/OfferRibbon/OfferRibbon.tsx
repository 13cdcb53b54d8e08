import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, font, space, stroke } from '@formulary/theme/tokens';

const NOTCH = '0.5rem';

const Ribbon = styled.span`
  display: inline-block;
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[5]};
  background: ${color.surfaceOffer};
  color: ${color.textOnOffer};
  clip-path: polygon(0 0, 100% 0, calc(100% - ${NOTCH}) 50%, 100% 100%, 0 100%);
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBold};
  letter-spacing: 0.06em;
  line-height: ${font.lineHeading};

  ${media.forcedColors} {
    border: ${stroke.hairline} solid;
    clip-path: none;
  }
`;

/** Marks a product that has promotions (spec 2.10). */
export function OfferRibbon() {
  return <Ribbon>OFFER</Ribbon>;
}
