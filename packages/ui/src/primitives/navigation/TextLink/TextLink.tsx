import { styled } from 'styled-components';
import { color, motion, stroke } from '@formulary/theme/tokens';
import { Link } from '../Link/Link.tsx';

/** Shows a link in text or a list: always underlined, so that colour is never the only sign. */
export const TextLink = styled(Link)`
  color: ${color.textLink};
  text-decoration-line: underline;
  text-decoration-thickness: ${stroke.hairline};
  text-underline-offset: 0.2em;
  transition: text-decoration-thickness ${motion.quick} ${motion.easeOut};

  &:hover {
    text-decoration-thickness: ${stroke.strong};
  }
`;
