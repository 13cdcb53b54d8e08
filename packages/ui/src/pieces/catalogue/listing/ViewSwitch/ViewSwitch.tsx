import { LayoutGrid, Rows3 } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../../../primitives/navigation/Link/Link.tsx';
import { media } from '@formulary/theme/media';
import { border, color, radius, size, stroke } from '@formulary/theme/tokens';

/** Layout of a product list. */
export type ListView = 'cards' | 'table';

export interface ViewSwitchProps {
  view: ListView;
  hrefFor: (view: ListView) => string;
  /** Called with the chosen view, to store it; the link opens it. */
  onChoose: (view: ListView) => void;
}

const Root = styled.nav`
  display: inline-flex;
  border: ${border.control};
  border-radius: ${radius.medium};
  overflow: clip;
`;

const Choice = styled(Link)`
  display: inline-grid;
  place-items: center;
  inline-size: ${size.target};
  block-size: calc(${size.target} - 2 * ${stroke.hairline});

  ${media.belowTablet} {
    block-size: ${size.target};
  }

  color: ${color.textBody};

  &:hover {
    background: ${color.surfaceHover};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${stroke.heavy});
  }

  &[aria-current] {
    background: ${color.actionPrimary};
    color: ${color.textOnAction};
  }

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`;

const CHOICES = [
  { view: 'cards', label: 'Show as cards', Icon: LayoutGrid },
  { view: 'table', label: 'Show as table', Icon: Rows3 },
] as const;

/**
 * Switches between cards with pictures and a table for quick ordering. The choices are links, so that either can be
 * shared.
 */
export function ViewSwitch({ view: shown, hrefFor, onChoose }: ViewSwitchProps) {
  return (
    <Root aria-label="View">
      {CHOICES.map(({ view, label, Icon }) => (
        <Choice
          key={view}
          href={hrefFor(view)}
          aria-label={label}
          title={label}
          aria-current={view === shown ? 'true' : undefined}
          rel="nofollow"
          onClick={() => onChoose(view)}
        >
          <Icon aria-hidden />
        </Choice>
      ))}
    </Root>
  );
}
