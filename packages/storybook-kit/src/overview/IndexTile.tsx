import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { FramedPicture } from '../pictures/FramedPicture.tsx';
import { pictureIn } from '../pictures/pictureIn.ts';
import { useThemeName } from '../toolbar/toolbar.ts';
import type { Tile } from './sectionsOf.ts';

interface IndexTileProps {
  readonly tile: Tile;
  readonly isScreen: boolean;
}

const Link = styled.a`
  display: grid;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  font-weight: ${font.weightMedium};
  text-decoration: none;
  overflow: hidden;

  & > :first-child {
    block-size: 10rem;
    border-block-end: ${border.hairline};
  }

  &[data-screen] > :first-child {
    block-size: 14rem;
  }

  & > :last-child {
    padding: ${space[3]} ${space[4]};
  }

  &:hover {
    border-color: ${color.actionPrimary};
    color: ${color.actionPrimary};
  }
`;

const Unpictured = styled.span`
  display: grid;
  place-items: center;
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
`;

/** Links to a component or screen with its picture and name. Shows an icon for stories that are only played. */
export function IndexTile({ tile: { name, path, cover }, isScreen }: IndexTileProps) {
  const theme = useThemeName();
  const source = cover && pictureIn(theme, cover);
  return (
    <Link href={`./?path=${path}`} target="_parent" data-screen={isScreen || undefined}>
      {source ? (
        <FramedPicture key={source} source={source} />
      ) : (
        <Unpictured>
          <Play aria-hidden />
        </Unpictured>
      )}
      <span>{name}</span>
    </Link>
  );
}
