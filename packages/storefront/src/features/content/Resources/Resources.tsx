import { pageTitles } from '@formulary/rules/head/pageTitles';
import { resources } from '@formulary/rules/content/resources';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { headingStyle } from '@formulary/theme/headingStyle';
import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { OfferedPdf } from './OfferedPdf.tsx';

const LEAD = 'Guides to the anatomy of the face, and a prescription to fill in by hand';

const offered = resources.filter(({ kind }) => kind !== 'ordering');

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: ${space[5]};

  & > li {
    display: grid;
  }
`;

const Ordering = styled.section`
  h2 {
    ${headingStyle(3)}
    padding-block-end: ${space[2]};
  }
`;

/** Shows the pharmacy's PDFs, public to read or download (spec 2.26). */
export function Resources() {
  return (
    <Screen
      title={pageTitles.resources}
      heading={pageTitles.resources}
      lead={LEAD}
      breadcrumbs={[{ label: pageTitles.resources, href: paths.resources }]}
    >
      <Cards aria-label={pageTitles.resources}>
        {offered.map((resource) => (
          <li key={resource.file}>
            <OfferedPdf resource={resource} />
          </li>
        ))}
      </Cards>
      <Ordering>
        <h2>Guides to ordering</h2>
        <p>
          How the shop works, on two pages: open the guide{' '}
          <TextLink
            href={paths.resource('how-to-order-as-a-prescriber.pdf')}
            target="_blank"
            rel="noopener"
          >
            for prescribers
          </TextLink>{' '}
          or the one{' '}
          <TextLink
            href={paths.resource('how-to-order-as-a-practitioner.pdf')}
            target="_blank"
            rel="noopener"
          >
            for practitioners
          </TextLink>{' '}
          in a new tab.
        </p>
      </Ordering>
    </Screen>
  );
}
