import { bankDefaults, bankLabels, bankSection } from '@formulary/rules/settings/bankSection';
import { brand } from '@formulary/rules/brand/brand';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { FieldPair } from '@formulary/ui/forms/fields/FieldPair';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import type { SectionEditorProps } from './SectionScreen.tsx';
import { SettingEditor } from './SettingEditor.tsx';
import { SettingField } from './SettingField.tsx';
import { ShopPreview } from './ShopPreview.tsx';

const brandIn = (values: SettingValues) => ({
  ...brand,
  bank: { ...bankDefaults, ...values },
});

/** Edits the account to which buyers transfer. */
export function BankEditor(props: SectionEditorProps) {
  return (
    <SettingEditor
      {...props}
      definition={bankSection}
      renderPreview={(values) => (
        <ShopPreview section="bank" values={values} brand={brandIn(values)} />
      )}
      renderWarning={() => (
        <Alert title="Whoever changes this account receives the money">
          You confirm that it is you, every superintendent gets an email, and Today shows the change
          to everybody for a day.
        </Alert>
      )}
    >
      <Stack $gap={5}>
        <SettingField name="accountName" label={bankLabels.accountName} />
        <FieldPair>
          <SettingField name="sortCode" label={bankLabels.sortCode} description="Six digits" />
          <SettingField
            name="accountNumber"
            label={bankLabels.accountNumber}
            description="Eight digits"
          />
        </FieldPair>
      </Stack>
    </SettingEditor>
  );
}
