import { pageTitles } from '@formulary/rules/head/pageTitles';
import { visitorNotices } from '@formulary/rules/problems/visitorNotices';
import { ContactDetails } from '@formulary/ui/pieces/chrome/ContactDetails';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { ResultPage } from '@formulary/ui/primitives/messages/ResultPage';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { media } from '@formulary/theme/media';
import { size, space } from '@formulary/theme/tokens';
import { MailCheck } from 'lucide-react';
import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { useProfile } from '../../accounts/useProfile.ts';

/** Lazy: telephone and address show before the form. */
const DraftedContactForm = lazy(async () => ({
  default: (await loadLazily(() => import('./DraftedContactForm.tsx'))).DraftedContactForm,
}));

const breadcrumbs = [{ label: pageTitles.contactUs, href: paths.contactUs }];

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  align-items: start;

  ${media.fromTablet} {
    grid-template-columns: minmax(0, ${size.measure}) minmax(14rem, 22rem);
  }
`;

/**
 * Shows the contact form beside the other contact details; a message gets a receipt by mail (spec 2.26, 5.14, 7.10).
 */
export function ContactUs() {
  const [sentAs, setSentAs] = useState<string>();
  const { data: profile } = useProfile();
  useHeadingFocus(sentAs === undefined ? 'form' : 'sent');
  if (sentAs !== undefined) {
    return (
      <Screen title={visitorNotices.messageSent} breadcrumbs={breadcrumbs}>
        <ResultPage
          tone="success"
          icon={<MailCheck aria-hidden />}
          title={visitorNotices.messageSent}
          actions={<Button onClick={() => setSentAs(undefined)}>Write another message</Button>}
        >
          <p>
            Thank you. We have sent a receipt to <strong>{sentAs}</strong> and answer as soon as we
            can.
          </p>
        </ResultPage>
      </Screen>
    );
  }
  return (
    <Screen
      title={pageTitles.contactUs}
      heading={pageTitles.contactUs}
      lead="Questions about an order, a product or your account"
      breadcrumbs={breadcrumbs}
    >
      <Columns>
        <LazySuspense fallback={<ScreenLoading />}>
          <DraftedContactForm key={profile?.id ?? 'visitor'} profile={profile} onSent={setSentAs} />
        </LazySuspense>
        <ContactDetails />
      </Columns>
    </Screen>
  );
}
