import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { media } from '@formulary/theme/media';
import { signedOutOnly } from '@formulary/theme/signedOutOnly';
import { styled } from 'styled-components';
import { paths } from '../../lib/screen/paths.ts';
import { useCan } from '../../lib/session/can.ts';

const Root = styled.section`
  display: grid;
  align-content: center;
  gap: ${space[5]};
  padding: clamp(${space[6]}, 7vw, ${space[10]}) clamp(${space[5]}, 6vw, ${space[10]});
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};

  h1,
  h2 {
    max-inline-size: 18ch;
    font-size: ${font.sizeDisplay};
    letter-spacing: -0.025em;
    line-height: ${font.lineTight};

    /* Beside the slides, at the same height. */
    ${media.fromWide} {
      font-size: clamp(2rem, 3.4vw, 2.75rem);
    }
  }

  p {
    max-inline-size: 52ch;
    font-size: ${font.sizeLead};
  }
`;

const VisitorsButton = styled(ButtonLink)`
  ${signedOutOnly}
`;

interface WelcomeProps {
  /** Whether its heading is the title of the page. */
  readonly isTitle: boolean;
}

/** Shows what the shop is and where to begin (spec 2.8). */
export function Welcome({ isTitle }: WelcomeProps) {
  const Heading = isTitle ? 'h1' : 'h2';
  const canSeePrices = useCan('seePrices');
  return (
    <Root>
      <Heading>Everything your practice needs, from one pharmacy</Heading>
      <p>
        Medicines, devices and supplies for aesthetics practitioners, clinics and prescribers in the
        UK. Order what you need between two patients; we keep the cold chain and the paperwork in
        order.
      </p>
      <Cluster>
        <ButtonLink href={paths.products()} variant="primary">
          Browse all products
        </ButtonLink>
        {!canSeePrices && <VisitorsButton href={paths.signIn}>Login to see prices</VisitorsButton>}
      </Cluster>
    </Root>
  );
}
