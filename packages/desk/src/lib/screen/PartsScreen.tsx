import { breakpoints, media } from '@formulary/theme/media';
import { border, color, font, size, space, stroke } from '@formulary/theme/tokens';
import { Link } from '@formulary/ui/primitives/navigation/Link';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Screen, type ScreenProps } from './Screen.tsx';
import { ShownKey } from './ShownKey.tsx';
import { useKeys } from './useKeys.ts';

/** A part of a job, and the single key that opens it. */
export interface JobPart {
  readonly title: string;
  readonly href: string;
  readonly key: string;
}

interface PartsScreenProps extends Omit<ScreenProps, 'above'> {
  /** Name of the job. */
  readonly job: string;
  readonly parts: readonly JobPart[];
}

/** More links than fit beside each other, with their keys, in 1024 px. */
const MANY_PARTS = 6;

const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  border-block-end: ${border.hairline};

  /* Without their keys, which the sheet of keys has, many fit into one row. */
  &[data-many] kbd {
    @media (width < ${breakpoints.wide}rem) {
      display: none;
    }
  }

  kbd {
    @media (width < ${breakpoints.desktop}rem) {
      display: none;
    }
  }

  ${media.fromDesktop} {
    /* The links have air of their own. */
    margin-block-start: calc(-1 * ${space[3]});
  }
`;

const Part = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  padding-inline: ${space[3]};
  border-block-end: ${stroke.heavy} solid transparent;
  color: ${color.textMuted};
  font-weight: ${font.weightMedium};
  text-decoration: none;

  &:hover {
    color: ${color.textBody};
  }

  &[aria-current] {
    border-color: ${color.actionPrimary};
    color: ${color.textBody};
  }
`;

/** Tells lists how much stands above them: the links too. */
const Below = styled(Stack)`
  --desk-above: 16rem;
`;

/** Lays out a screen of a job below the links to the job's parts, which single keys open too and no heading moves. */
export function PartsScreen({ job, parts, children, title, ...head }: PartsScreenProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useKeys(
    job,
    parts.map((part) => ({
      key: part.key,
      does: part.title,
      run: () => void navigate(part.href),
    })),
  );
  const current = parts.findLast(({ href }) => {
    const [path = ''] = href.split('?');
    return pathname === path || pathname.startsWith(`${path}/`);
  });
  return (
    <Screen
      title={title}
      above={
        <Parts aria-label={job} data-many={parts.length > MANY_PARTS || undefined}>
          {parts.map(({ title: name, href, key }) => (
            <Part key={href} href={href} aria-current={href === current?.href ? 'page' : undefined}>
              <span>{name}</span> <ShownKey name={key} />
            </Part>
          ))}
        </Parts>
      }
      {...head}
    >
      <Below>{children}</Below>
    </Screen>
  );
}

/** Returns the screen of a job whose parts the digits from 1 open. */
export function partsScreen(job: string, titles: readonly Omit<JobPart, 'key'>[]) {
  const parts = titles.map((part, index) => ({ ...part, key: String(index + 1) }));
  return function JobScreen(props: ScreenProps) {
    return <PartsScreen job={job} parts={parts} {...props} />;
  };
}
