import { ChevronLeft, ChevronRight, RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { LoadFailed } from '../../../primitives/loading/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { useEarlyFailure } from '../../../primitives/pictures/useEarlyFailure.ts';
import { type PictureView, turned, viewAfterKey, WHOLE, zoomed } from './viewerZoom.ts';

export interface FileViewerProps {
  /** Names the paper: 'Passport of Amara Okafor'. */
  title: string;
  /** Address of the picture, or of the document for the frame. */
  src: string;
  /** `picture`: a photo, or a page drawn by the server. `document`: whatever a frame can show by itself. */
  kind: 'picture' | 'document';
  /** Page of several, each with its own address. */
  pages?: {
    readonly page: number;
    readonly count: number;
    readonly onPage: (page: number) => void;
  };
  /** Who looks and when, written over the picture, so that a photo of the screen says whose it was. */
  watermark?: string;
  /** Set when the caller knows that the paper cannot be shown. */
  isFailed?: boolean;
  onRetry: () => void;
}

const Root = styled.figure`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  overflow: hidden;
`;

const Bar = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[1]};
  padding: ${space[1]} ${space[3]};
  border-block-end: ${border.hairline};
  background: ${color.surfaceRaised};

  & > strong {
    flex: 1 1 10rem;
    font-weight: ${font.weightMedium};
    overflow-wrap: anywhere;
  }

  & > span {
    ${tabularFigures}
    font-size: ${font.sizeSmall};
  }
`;

const Well = styled.div.attrs({ role: 'group' })`
  position: relative;
  flex: 1;
  min-block-size: 20rem;
  container-type: size;
  overflow: auto;

  & > iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    background: ${color.surfaceRaised};
  }
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  padding: ${space[4]};
`;

const Message = styled.div`
  padding: ${space[4]};
`;

/** As large as fits into the frame, times the zoom, in the shape of the turned picture. */
const Sheet = styled.div`
  position: relative;
  inline-size: calc(var(--zoom) * min(100cqi, 100cqb * var(--ratio)));
  aspect-ratio: var(--ratio);
  margin-inline: auto;
  container-type: size;

  img {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    max-inline-size: none;
    translate: -50% -50%;

    &:dir(rtl) {
      translate: 50% -50%;
    }
  }
`;

/** Written often enough to cover every part; the text is in the style, so that nothing reads it out or copies it. */
const Watermark = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  mix-blend-mode: difference;
  opacity: 0.35;

  &::before {
    content: attr(data-mark);
    position: absolute;
    inset: -50%;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    line-height: 5;
    rotate: -24deg;
  }
`;

const TIMES_WRITTEN = 120;

/** Size of the picture in its sheet: a turned one is as wide as the sheet is high. */
const sheetOf = ({ zoom, turns }: PictureView, { width, height }: Size) => ({
  '--zoom': zoom,
  '--ratio': turns % 2 === 0 ? width / height : height / width,
});

const pictureOf = ({ turns }: PictureView): CSSProperties => ({
  rotate: `${turns * 90}deg`,
  inlineSize: turns % 2 === 0 ? '100cqi' : '100cqb',
  blockSize: turns % 2 === 0 ? '100cqb' : '100cqi',
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shape of the place that is kept until the picture has come. */
const A4: Size = { width: 210, height: 297 };

/**
 * Shows a paper: a picture that can be zoomed and turned, or a document in a frame without scripts and without an
 * origin, which can neither run anything nor reach the desk. The caller checks who may see it and records that they did.
 */
export function FileViewer(props: FileViewerProps) {
  // Another paper, or another try, begins anew.
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    props.onRetry();
  };
  return <Paper key={`${props.src} ${attempt}`} {...props} onRetry={retry} />;
}

function Paper({ title, src, kind, pages, watermark, isFailed = false, onRetry }: FileViewerProps) {
  const [view, setView] = useState(WHOLE);
  const [natural, setNatural] = useState<Size>();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const image = useEarlyFailure(() => setIsBroken(true));
  const hasFailed = isFailed || isBroken;
  const isPicture = kind === 'picture' && !hasFailed;

  const handleKey = (event: KeyboardEvent) => {
    const next = viewAfterKey(view, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(next);
  };

  return (
    <Root>
      <Bar>
        <strong>{title}</strong>
        {pages && <Pages {...pages} />}
        {isPicture && (
          <>
            <IconButton label="Zoom out" isSmall onClick={() => setView(zoomed(view, -1))}>
              <ZoomOut aria-hidden />
            </IconButton>
            <span>{`${Math.round(view.zoom * 100)}%`}</span>
            <IconButton label="Zoom in" isSmall onClick={() => setView(zoomed(view, 1))}>
              <ZoomIn aria-hidden />
            </IconButton>
            <IconButton label="Turn right" isSmall onClick={() => setView(turned(view))}>
              <RotateCw aria-hidden />
            </IconButton>
            <IconButton label="Show the whole" isSmall onClick={() => setView(WHOLE)}>
              <Scan aria-hidden />
            </IconButton>
          </>
        )}
      </Bar>
      {/* It scrolls and has keys of its own, so the keyboard must be able to reach it. */}
      <Well
        aria-label={title}
        aria-busy={!isLoaded && !hasFailed}
        tabIndex={0}
        onKeyDown={isPicture ? handleKey : undefined}
      >
        {hasFailed && (
          <Message>
            <LoadFailed what={title} onRetry={onRetry} />
          </Message>
        )}
        {!isLoaded && !hasFailed && (
          <Waiting>
            <Skeleton $height="100%" />
          </Waiting>
        )}
        {isPicture && (
          <Sheet style={sheetOf(view, natural ?? A4)}>
            <img
              ref={image}
              src={src}
              alt={title}
              style={pictureOf(view)}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                setNatural({ width: naturalWidth, height: naturalHeight });
                setIsLoaded(true);
              }}
              onError={() => setIsBroken(true)}
            />
            {watermark !== undefined && isLoaded && (
              <Watermark data-mark={`${watermark} · `.repeat(TIMES_WRITTEN)} />
            )}
          </Sheet>
        )}
        {kind === 'document' && !hasFailed && (
          <iframe
            title={title}
            src={src}
            sandbox=""
            referrerPolicy="no-referrer"
            onLoad={() => setIsLoaded(true)}
          />
        )}
      </Well>
      <VisuallyHidden as="output">
        {isLoaded || hasFailed ? '' : `Loading ${title}…`}
      </VisuallyHidden>
    </Root>
  );
}

function Pages({ page, count, onPage }: NonNullable<FileViewerProps['pages']>) {
  return (
    <>
      <IconButton
        label="Previous page"
        isSmall
        isDisabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <span>{`Page ${page} of ${count}`}</span>
      <IconButton
        label="Next page"
        isSmall
        isDisabled={page >= count}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </>
  );
}
