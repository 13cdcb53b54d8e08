import { pageTitles } from '@formulary/rules/head/pageTitles';
import { brand } from '@formulary/rules/brand/brand';
import { Prose } from '@formulary/ui/pieces/content/Prose';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';

/** Shows who the pharmacy is, whom it supplies and how it works (spec 2.26); company facts come from the brand file. */
export function AboutUs() {
  const { company, regulator, address, contact, claim } = brand;
  return (
    <Screen
      title={pageTitles.aboutUs}
      heading={pageTitles.aboutUs}
      lead={`${claim}.`}
      breadcrumbs={[{ label: pageTitles.aboutUs, href: paths.aboutUs }]}
    >
      <Prose>
        <p>
          {`${brand.name} is the shop of ${company.name}, a pharmacy in the United Kingdom. We supply practitioners and prescribers in aesthetic medicine with what they work with: medicines, fillers, skin care and the needles and cannulas that go with them.`}
        </p>
        <h2>Whom we supply</h2>
        <p>
          Businesses and professionals, not consumers. A person of our team reads every application
          and its documents before an account is opened, and prices are shown to the people we have
          let in.
        </p>
        <h2>How we work</h2>
        <ul>
          <li>
            A medicine that needs a prescription leaves us only when a prescriber has signed for the
            patient it is meant for, and has confirmed the signature.
          </li>
          <li>
            Every signed prescription is sealed. Whoever holds one can check that nothing in it was
            changed.
          </li>
          <li>What has to stay cold travels cold, and never over a weekend.</li>
          <li>Stock is set aside when you order: what the shop sells, it has.</li>
        </ul>
        <h2>Who we are</h2>
        <p>{company.registration}</p>
        <p>{regulator.registration}</p>
        <address>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <p>
          <span>{`${contact.hours}. Call us on ${contact.phone} or`}</span>{' '}
          <TextLink href={paths.contactUs}>write to us</TextLink>.
        </p>
        <p>
          New here? This is <TextLink href={paths.howToOrder}>how to order</TextLink>.
        </p>
      </Prose>
    </Screen>
  );
}
