import { bankDefaults } from '@formulary/rules/settings/bankSection';
import {
  brandOf,
  companyDefaults,
  companyLabels,
  companySection,
} from '@formulary/rules/settings/companySection';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { FieldPair } from '@formulary/ui/forms/fields/FieldPair';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import type { SectionEditorProps } from './SectionScreen.tsx';
import { SettingEditor } from './SettingEditor.tsx';
import { SettingField } from './SettingField.tsx';
import { ShopPreview } from './ShopPreview.tsx';

const brandIn = (values: SettingValues) => brandOf({ ...companyDefaults, ...values }, bankDefaults);

/** Edits what the shop says of the company: texts, address, phone. */
export function CompanyEditor(props: SectionEditorProps) {
  return (
    <SettingEditor
      {...props}
      definition={companySection}
      renderPreview={(values) => (
        <ShopPreview section="company" values={values} brand={brandIn(values)} />
      )}
    >
      <Stack $gap={5}>
        <FieldPair>
          <SettingField name="name" label={companyLabels.name} />
          <SettingField name="hours" label={companyLabels.hours} />
        </FieldPair>
        <FieldPair>
          <SettingField name="phone" label={companyLabels.phone} />
          <SettingField name="email" label={companyLabels.email} />
        </FieldPair>
        <SettingField name="claim" label={companyLabels.claim} />
        <FieldPair>
          <SettingField name="companyName" label={companyLabels.companyName} />
          <SettingField
            name="vatNumber"
            label={companyLabels.vatNumber}
            description="As on the certificate: GB 123 4567 89"
          />
        </FieldPair>
        <SettingField
          name="companyRegistration"
          label={companyLabels.companyRegistration}
          description="Where it is registered, its number, and the VAT number"
          hasLines
        />
        <SettingField
          name="regulator"
          label={companyLabels.regulator}
          description="The premises number, and the superintendent pharmacist"
          hasLines
        />
        <SettingField
          name="address"
          label={companyLabels.address}
          description="The company first; it is printed on invoices as it stands here"
          hasLines
        />
        <SettingField
          name="social"
          label={companyLabels.social}
          description="A name and an address in each line: Instagram https://…"
          hasLines
        />
      </Stack>
    </SettingEditor>
  );
}
