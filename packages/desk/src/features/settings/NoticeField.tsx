import { staffRoleLabel, staffRoles } from '@formulary/rules/accounts/staffPermissions';
import { noticeTo, noticeValue } from '@formulary/rules/settings/noticeSection';
import { color, font, space } from '@formulary/theme/tokens';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { TextArea } from '@formulary/ui/fields/TextArea';
import type { ValidatedFieldProps } from '@formulary/ui/forms/validation/ValidatedField';
import { useState } from 'react';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space[3]};
    color: ${color.textBody};
    font-weight: ${font.weightBold};
  }

  fieldset legend {
    padding-block-end: 0;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBody};
  }
`;

const Roles = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 0 ${space[4]};
  padding: 0;
  border: 0;
`;

/** Asks whom a notice goes to: the shop's own address, everybody of a role, and other addresses. */
export function NoticeField({
  label,
  value,
  onChange,
  ...field
}: ValidatedFieldProps & { readonly label: string }) {
  const { shop, roles, addresses } = noticeTo(value);
  // What is typed, with its empty lines.
  const [typed, setTyped] = useState(addresses.join('\n'));
  const change = (next: Partial<ReturnType<typeof noticeTo>>) =>
    onChange(noticeValue({ shop, roles, addresses: typed.split('\n'), ...next }));
  return (
    <Group>
      <legend>{label}</legend>
      <Checkbox
        label="The shop’s own address"
        isChecked={shop}
        onChange={(isChecked) => change({ shop: isChecked })}
      />
      <Roles>
        <legend>Everybody with the role</legend>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={staffRoleLabel(role)}
            isChecked={roles.includes(role)}
            onChange={(isChecked) =>
              change({
                roles: staffRoles.filter((each) =>
                  each === role ? isChecked : roles.includes(each),
                ),
              })
            }
          />
        ))}
      </Roles>
      <TextArea
        {...field}
        isRequired={false}
        label="Other addresses"
        description="One in each line"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          change({ addresses: next.split('\n') });
        }}
      />
    </Group>
  );
}
