import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';

interface SettingFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** Takes several lines. */
  readonly hasLines?: boolean;
}

/** Shows a text of the settings. */
export function SettingField({ name, label, description, hasLines = false }: SettingFieldProps) {
  return (
    <ValidatedField name={name}>
      {(field, { longest }) =>
        hasLines ? (
          <TextArea {...field} label={label} description={description} maxLength={longest} />
        ) : (
          <TextField {...field} label={label} description={description} autoComplete="off" />
        )
      }
    </ValidatedField>
  );
}
