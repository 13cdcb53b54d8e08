import { styled } from 'styled-components';
import { color, font, layer, radius, space } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

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
  /** The id of the page's main element. It needs `tabIndex={-1}` so that it can take the focus. */
  targetId?: string;
}

/** The first stop of the Tab key: past the header, to what the page is about. Seen only while it has the focus. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  return <Root href={`#${targetId}`}>Skip to content</Root>;
}
