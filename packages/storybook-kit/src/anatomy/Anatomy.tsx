import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import type { Guide } from '../plays/guide.ts';
import { Facts } from '../docs/Facts.tsx';
import type { AnatomyPart } from './partIn.ts';
import { AnatomyFigure } from './AnatomyFigure.tsx';
import { StoryFrame } from '../docs/StoryFrame.tsx';
import { useSpan } from '../docs/useSpan.ts';
import { Legend } from './Legend.tsx';
import { Marks } from './Marks.tsx';
import { useMarks } from './useMarks.ts';

/** Tells whether an element has been in the viewport. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

/** Padding of the shop's paper, margins for the marks and border of the figure, in pixels. */
const AROUND_PX = 114;

/** Height of a framed story without `docs.story.height`. */
const HEIGHT = '20rem';

interface DocsParameters {
  readonly docs?: { readonly story?: { readonly inline?: boolean; readonly height?: string } };
}

interface AnatomyProps {
  readonly parts: readonly AnatomyPart[];
  readonly drawnIn: Guide['drawnIn'];
}

/** Shows a component's parts as a figure with numbered marks, or as a list if the guide gives no positions. */
export function Anatomy({ parts, drawnIn }: AnatomyProps) {
  const story = useContext(DocsContext)
    .componentStories()
    .find(({ name }) => name.replaceAll(' ', '') === drawnIn);
  const stage = useRef<HTMLDivElement>(null);
  const { names, marks } = useMarks(stage, parts);
  const span = useSpan(stage, AROUND_PX);
  const isSeen = useSeen(stage);
  const { inline, height = HEIGHT } =
    (story?.parameters as DocsParameters | undefined)?.docs?.story ?? {};
  // A story on the page itself does not play, and an overlay should cover only its own figure.
  const isFramed = inline === false || story?.tags.includes('played');
  if (!story) return <Facts pairs={parts.map(([name, job]) => [name, job])} />;
  return (
    <AnatomyFigure $span={span} data-row>
      <div>
        <div ref={stage} data-stage>
          {isFramed ? (
            <div style={{ height }}>
              {/* A story that plays takes the focus, and the page would scroll down to it. */}
              {isSeen && <StoryFrame story={story} width="100%" height={height} />}
            </div>
          ) : (
            <Story of={story.moduleExport} __forceInitialArgs />
          )}
        </div>
        <Marks marks={marks} />
      </div>
      <Legend parts={parts} numbered={names} />
    </AnatomyFigure>
  );
}
