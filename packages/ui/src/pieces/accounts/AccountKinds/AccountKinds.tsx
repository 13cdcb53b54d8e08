import { Briefcase, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../../../primitives/layout/Grid.tsx';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { focusRing } from '@formulary/theme/focusRing';
import { media } from '@formulary/theme/media';
import { border, color, font, motion, radius, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';

export interface AccountKindsProps {
  /** Link for healthcare professionals. */
  professionalHref: string;
  /** Link for everybody else. */
  otherHref: string;
}

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[3]};
  padding: ${space[6]};
  border: ${border.control};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  transition:
    background-color ${motion.quick} ${motion.easeOut},
    border-color ${motion.quick} ${motion.easeOut};

  svg {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    color: ${color.actionPrimary};
    stroke-width: 1.5;
  }

  p {
    color: ${color.textMuted};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.borderAvailable};
      background: ${color.surfaceHover};
    }
  }

  &:has(:focus-visible) {
    ${focusRing}
  }
`;

/* The link covers the whole card. */
const Title = styled(Link)`
  color: ${color.textBody};
  /* The longest word fits on a phone, however large the text is. */
  font-size: min(${font.sizeLead}, 7vw);
  font-weight: ${font.weightBold};
  line-height: ${font.lineHeading};

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }
`;

function Kind({
  href,
  icon,
  title,
  children,
}: {
  readonly href: string;
  readonly icon: Elements;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Card>
      {icon}
      <Title href={href}>{title}</Title>
      <p>{children}</p>
    </Card>
  );
}

/** Chooses the kind of account from two cards, the first step of sign-up (spec 2.3). */
export function AccountKinds({ professionalHref, otherHref }: AccountKindsProps) {
  return (
    <Grid $minimum="16rem">
      <Kind
        href={professionalHref}
        icon={<Stethoscope aria-hidden />}
        title="I AM A HEALTHCARE PROFESSIONAL"
      >
        A doctor, nurse, dentist, pharmacist or prescriber, with a registration number.
      </Kind>
      <Kind
        href={otherHref}
        icon={<Briefcase aria-hidden />}
        title="I AM A NON-HEALTHCARE PROFESSIONAL"
      >
        An aesthetics practitioner or clinic owner, without a professional registration.
      </Kind>
    </Grid>
  );
}
