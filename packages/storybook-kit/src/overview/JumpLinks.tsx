import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { sectionId } from './sectionsOf.ts';

const Links = styled.nav`
  flex-basis: 100%;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    color: ${color.textLink};
    font-size: ${font.sizeSmall};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** Scrolls to a section. A plain anchor would leave the page, because the frame's base is another address. */
function jump(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault();
  const heading = document.getElementById(sectionId(name));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Links to the sections of the index, in order. */
export function JumpLinks({ names }: { readonly names: readonly string[] }) {
  return (
    <Links aria-label="Sections">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${sectionId(name)}`} onClick={(event) => jump(event, name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Links>
  );
}
