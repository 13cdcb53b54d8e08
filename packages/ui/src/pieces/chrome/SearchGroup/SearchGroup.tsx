import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';
import { LoadFailed } from '../../../primitives/loading/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import type { SiteLink } from '../menuLinks.ts';

export interface SearchGroupProps {
  heading: string;
  /** Its content as part of a sentence: "your orders". */
  what: string;
  /** `failed` shows Try again in place of the content; the other groups stay. */
  state?: 'loading' | 'failed' | 'loaded';
  isRetrying?: boolean;
  onRetry?: () => void;
  /** Link to everything of this kind; `onFollow` is called before it is followed. */
  more?: (SiteLink & { readonly onFollow?: () => void }) | undefined;
  children?: Elements;
}

const Root = styled.section`
  h2 {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  margin-block-end: ${space[1]};
  font-size: ${font.sizeSmall};
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
`;

/** Shows one group of the search: its heading, and its content, skeleton or failure. */
export function SearchGroup({
  heading,
  what,
  state = 'loaded',
  isRetrying = false,
  onRetry,
  more,
  children,
}: SearchGroupProps) {
  return (
    <Root aria-label={heading} aria-busy={state === 'loading'}>
      <Head>
        <h2>{heading}</h2>
        {more && (
          <TextLink href={more.href} onClick={more.onFollow}>
            {more.label}
          </TextLink>
        )}
      </Head>
      {state === 'loading' && (
        <Waiting>
          <VisuallyHidden>{`Loading ${what}…`}</VisuallyHidden>
          <Skeleton $width="60%" />
          <Skeleton $width="40%" />
        </Waiting>
      )}
      {state === 'failed' && (
        <LoadFailed what={what} isRetrying={isRetrying} onRetry={() => onRetry?.()} />
      )}
      {state === 'loaded' && children}
    </Root>
  );
}
