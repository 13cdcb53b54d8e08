import { styled } from 'styled-components';
import { color, font, layer, radius, space } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

const Root = styled.a`
  position: fixed;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  z-index: ${layer.loader};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.medium};
  background: ${color.actionPrimary};
  color: ${color.textOnAction};
  font-weight: ${font.weightMedium};

  &:not(:focus) {
    ${visuallyHidden}
  }
`;

export interface SkipLinkProps {
  /** Id of the page's main element, which needs `tabIndex={-1}` to take the focus. */
  targetId?: string;
}

/** Links past the header to the main content, as the first tab stop. Visible only while focused. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  return <Root href={`#${targetId}`}>Skip to content</Root>;
}
