import { Combobox } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { controlStyle } from '../../../fields/controlStyle.ts';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import {
  border,
  color,
  font,
  layer,
  radius,
  shadow,
  size,
  space,
  stroke,
} from '@formulary/theme/tokens';

export const Field = styled(Combobox.Input)`
  ${controlStyle}
  font: inherit;
`;

export const Positioner = styled(Combobox.Positioner)`
  z-index: ${layer.overlay};
`;

export const Panel = styled(Combobox.Popup)`
  inline-size: max(var(--anchor-width), 18rem);
  max-inline-size: var(--available-width);
  max-block-size: min(26rem, var(--available-height));
  padding: ${space[1]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  box-shadow: ${shadow.floating};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Choice = styled(Combobox.Item)`
  display: grid;
  gap: ${space[1]};
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  font-weight: ${font.weightMedium};
  line-height: ${font.lineHeading};
  cursor: pointer;
  outline: none;

  &[data-highlighted] {
    background: ${color.surfaceHover};
    box-shadow: inset 0 0 0 ${stroke.strong} ${color.focusRing};
  }

  ${media.forcedColors} {
    &[data-highlighted] {
      outline: ${stroke.strong} solid;
      outline-offset: calc(-1 * ${stroke.strong});
    }
  }
`;

export const Facts = styled.span`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBody};

  [data-stock='available'] {
    color: ${color.textSuccess};
  }

  [data-stock='unavailable'] {
    color: ${color.textDanger};
  }
`;
