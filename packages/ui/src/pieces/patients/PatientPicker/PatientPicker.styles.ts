import { Combobox } from '@base-ui/react/combobox';
import { css, styled } from 'styled-components';
import { controlStyle } from '../../../fields/controlStyle.ts';
import { media } from '@formulary/theme/media';
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

/** Button that opens the list and shows the chosen patient. */
export const Trigger = styled(Combobox.Trigger)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.textMuted};
  }
`;

export const Placeholder = styled.span`
  color: ${color.textMuted};
`;

/* The library positions it beside the field with inline styles; on a phone it is a full-screen sheet. */
export const Positioner = styled(Combobox.Positioner)`
  z-index: ${layer.overlay};

  ${media.belowTablet} {
    position: fixed !important;
    inset: 0 !important;
    transform: none !important;
    inline-size: 100%;
  }
`;

export const Panel = styled(Combobox.Popup)`
  display: flex;
  flex-direction: column;
  inline-size: max(var(--anchor-width), 20rem);
  max-inline-size: var(--available-width);
  max-block-size: min(28rem, var(--available-height));
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  box-shadow: ${shadow.floating};
  overflow: hidden;

  ${media.belowTablet} {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvb;
    max-block-size: none;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border-block-end: ${border.hairline};
`;

export const TitleRow = styled.div`
  display: none;

  ${media.belowTablet} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    font-size: ${font.sizeLead};
    font-weight: ${font.weightBold};
  }
`;

export const Search = styled(Combobox.Input)`
  ${controlStyle}
  font: inherit;
`;

export const Status = styled(Combobox.Status)`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

export const Rows = styled(Combobox.List)`
  flex: 1;
  min-block-size: 0;
  padding: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space[1]};
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  cursor: pointer;
  outline: none;

  &[data-highlighted] {
    background: ${color.surfaceHover};
    box-shadow: inset 0 0 0 ${stroke.strong} ${color.focusRing};
  }

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  ${media.forcedColors} {
    &[data-highlighted] {
      outline: ${stroke.strong} solid;
      outline-offset: calc(-1 * ${stroke.strong});
    }
  }
`;

export const Row = styled(Combobox.Item)`
  ${row}
  justify-content: space-between;
`;

/** Row that adds a patient; stays in view below the list. */
export const AddRow = styled(Combobox.Item)`
  ${row}
  position: sticky;
  inset-block-end: 0;
  margin-block-start: ${space[1]};
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  border-block-start: ${border.hairline};
  background: ${color.surfaceRaised};
  color: ${color.textLink};
  font-weight: ${font.weightMedium};
`;
