import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, radius } from '@formulary/theme/tokens';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

export interface BadgeProps {
  count: number;
  /** What is counted, for screen readers: "items in cart". */
  label: string;
  /** Above this it shows "99+"; screen readers get the exact number. */
  most?: number;
}

const Root = styled.span`
  ${tabularFigures}
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.375rem;
  block-size: 1.375rem;
  padding-inline: 0.375rem;
  border-radius: ${radius.round};
  background: ${color.actionPrimary};
  color: ${color.textOnAction};
  font-size: 0.8125rem;
  font-weight: ${font.weightBold};
  line-height: 1;
`;

/** Shows a small count on an icon; renders nothing for 0. */
export function Badge({ count, label, most = 99 }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Root>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{`${count} ${label}`}</VisuallyHidden>
    </Root>
  );
}
