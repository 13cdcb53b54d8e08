import { Subheading } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { border, color, radius } from '../../packages/ui/src/theme/tokens.ts';
import { viewports } from '../viewports.ts';

interface FramedStoryProps {
  readonly id: string;
  readonly name: string;
  /** The screen that the story is about. */
  readonly viewport: keyof typeof viewports;
}

const Frame = styled.iframe`
  max-inline-size: 100%;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfacePage};
`;

/** A story about a screen of some width, on a screen of that width; as high as a phone. */
export function FramedStory({ id, name, viewport }: FramedStoryProps) {
  return (
    <div className="sb-anchor" id={`anchor--${id}`}>
      <Subheading>{name}</Subheading>
      <Frame
        title={name}
        src={new URL(`iframe.html?viewMode=story&id=${id}`, document.baseURI).href}
        loading="lazy"
        style={{ width: viewports[viewport].styles.width, height: viewports.reflow.styles.height }}
      />
    </div>
  );
}
