import { media } from '@formulary/theme/media';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { Logo } from '@formulary/ui/pieces/chrome/Logo';
import { Link } from '@formulary/ui/primitives/navigation/Link';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/screen/paths.ts';
import type { DeskPerson } from '../../lib/session/deskSession.ts';
import { useOverlays } from '../overlays/overlays.ts';
import { PersonButton } from './PersonButton.tsx';
import { StationMark } from './StationMark.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-block-size: ${size.header};
  padding: ${space[1]} ${space[4]};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  text-decoration: none;

  [data-part='desk'] {
    padding-inline-start: ${space[2]};
    border-inline-start: ${border.hairline};
    color: ${color.textMuted};
    font-weight: ${font.weightMedium};
  }

  ${media.fromDesktop} {
    inline-size: 12rem;
  }
`;

const SearchButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  padding-inline: ${space[3]};
  border: ${border.control};
  border-radius: ${radius.medium};
  background: ${color.surfacePage};
  color: ${color.textMuted};
  cursor: pointer;

  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  kbd {
    display: none;
    padding-inline: ${space[1]};
    border: ${border.hairline};
    border-radius: ${radius.small};
    font-family: inherit;
    font-size: ${font.sizeSmall};
  }

  ${media.fromDesktop} {
    min-inline-size: 20rem;

    kbd {
      display: inline;
      margin-inline-start: auto;
    }
  }
`;

/** Shows the top of the desk: the way home, the search, a shared station, and the person. */
export function DeskBar({ person }: { readonly person: DeskPerson }) {
  const { openPalette } = useOverlays();
  return (
    <Root>
      <Home href={paths.today}>
        <Logo />
        <span data-part="desk">Desk</span>
      </Home>
      <SearchButton type="button" aria-keyshortcuts="Control+K" onClick={openPalette}>
        <Search aria-hidden />
        <span>Search</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </SearchButton>
      <StationMark />
      <PersonButton person={person} />
    </Root>
  );
}
