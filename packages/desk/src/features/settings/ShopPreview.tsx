import type { Brand } from '@formulary/rules/brand/brand';
import { previewDeskSettings } from '@formulary/rules/calls/desk/deskSettingCalls';
import type { SettingSectionName } from '@formulary/rules/settings/settingSectionNames';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { SiteFooter } from '@formulary/ui/pieces/chrome/SiteFooter';
import { BankDetails } from '@formulary/ui/pieces/orders/BankDetails';
import { BrandContext } from '@formulary/ui/pieces/content/BrandContext';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

const Root = styled(Stack)`
  h2 {
    ${headingStyle(3)}
  }

  h3 {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }
`;

const Frame = styled.div`
  overflow: hidden;
  border: ${border.hairline};
  border-radius: ${radius.medium};

  &[data-padded] {
    padding: ${space[4]};
  }
`;

const Mail = styled.pre`
  overflow-wrap: anywhere;
  font: inherit;
  white-space: pre-wrap;
`;

interface ShopPreviewProps {
  readonly section: SettingSectionName;
  readonly values: SettingValues;
  /** The brand that the values make. */
  readonly brand: Brand;
}

/** Draws a footer, transfer details and an email as the shop would with another brand. */
export function ShopPreview({ section, values, brand }: ShopPreviewProps) {
  const [year] = useState(() => new Date().getFullYear());
  const { data } = useDeskRead(previewDeskSettings, { params: { section }, body: { values } });
  const isBank = section === 'bank';
  return (
    <BrandContext value={brand}>
      <Root as="section" aria-label="How the shop will look" $gap={4}>
        <h2>How the shop will look</h2>
        <p>
          {isBank
            ? 'Order pages, reminders and receipts that are shown or sent from now on name this account. Emails that were sent, and orders printed before, keep the old one.'
            : 'Every page, every email and every invoice from now on. Invoices and signed prescriptions that exist keep what they say. The guides in Resources and the picture of link previews follow when the shop is built again.'}
        </p>
        <Stack $gap={2}>
          <h3>{isBank ? 'Payment of an order' : 'Footer of every page'}</h3>
          {/* It is looked at, not used. */}
          <Frame inert data-padded={isBank || undefined}>
            {isBank ? (
              <BankDetails reference="FO-000001" />
            ) : (
              <SiteFooter policyLinks={[]} contactHref="/contact-us" year={year} />
            )}
          </Frame>
        </Stack>
        {data && (
          <Stack $gap={2}>
            <h3>An email</h3>
            <Frame data-padded>
              <Mail>{data.mail}</Mail>
            </Frame>
          </Stack>
        )}
      </Root>
    </BrandContext>
  );
}
