import { Download, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { fileSize } from '../../../fields/FileField/fileSize.ts';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import { DownloadProgress } from './DownloadProgress.tsx';

/** State of a download. Sizes are in bytes; the total may be unknown. */
type DownloadState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'receiving'; readonly loaded: number; readonly total: number | undefined }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

export interface ResourceCardProps {
  title: string;
  /** Content of the file, in one sentence. */
  description: string;
  /** Picture of its first page, in A4 format. */
  picture?: string | undefined;
  pages: number;
  bytes: number;
  /** Opens the file in the browser, without saving it. */
  href: string;
  download: DownloadState;
  onDownload: () => void;
  onCancel: () => void;
}

const Root = styled.article`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: start;
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  h2 {
    ${headingStyle(3)}
  }
`;

const Page = styled.img`
  display: block;
  flex: none;
  inline-size: clamp(5.5rem, 28%, 9.5rem);
  block-size: auto;
  aspect-ratio: 210 / 297;
  border: ${border.hairline};
  border-radius: ${radius.small};
  background: ${color.surfaceSkeleton};
  object-fit: cover;
  object-position: top;
`;

/* Below the page where large text leaves too little room beside it. */
const Words = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block-start: ${space[2]};
`;

const OpenLink = styled(TextLink)`
  ${touchTarget}
`;

const StatusText = styled.output`
  display: grid;
  gap: ${space[1]};
  font-size: ${font.sizeSmall};

  &:empty {
    display: none;
  }
`;

const Failure = styled.p`
  color: ${color.textDanger};
`;

function said(download: DownloadState): string {
  if (download.kind === 'saved') return 'Downloaded.';
  return download.kind === 'cancelled' ? 'The download was cancelled.' : '';
}

/** Shows a PDF to open or download: title, length, size, and download progress (spec 2.26). */
export function ResourceCard({
  title,
  description,
  picture,
  pages,
  bytes,
  href,
  download,
  onDownload,
  onCancel,
}: ResourceCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isFailed = download.kind === 'failed';
  return (
    <Root aria-label={title}>
      <Page src={picture} alt="" width={210} height={297} loading="lazy" />
      <Words>
        <h2>{title}</h2>
        <p>{description}</p>
        <Facts>{`PDF, ${pages === 1 ? '1 page' : `${pages} pages`}, ${fileSize(bytes)}`}</Facts>
        <Actions>
          <Button
            ref={button}
            isPending={download.kind === 'receiving'}
            pendingLabel={`Downloading ${title}`}
            aria-label={`${isFailed ? 'Try again to download' : 'Download'} ${title}`}
            onClick={onDownload}
          >
            {isFailed ? <RotateCw aria-hidden /> : <Download aria-hidden />}
            <span>{isFailed ? 'Try again' : 'Download'}</span>
          </Button>
          <OpenLink href={href} target="_blank" rel="noopener">
            Open<VisuallyHidden>{` ${title}, in a new tab`}</VisuallyHidden>
          </OpenLink>
        </Actions>
        {download.kind === 'receiving' && (
          <DownloadProgress
            title={title}
            loaded={download.loaded}
            total={download.total}
            onCancel={onCancel}
            focusAfter={button}
          />
        )}
        <StatusText>{said(download)}</StatusText>
        {isFailed && <Failure role="alert">{download.message}</Failure>}
      </Words>
    </Root>
  );
}
