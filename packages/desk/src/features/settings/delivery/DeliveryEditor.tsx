import { useNow } from '@formulary/client/screen/useNow';
import { workingWeekdays } from '@formulary/rules/dates/cutOffs';
import { calendarNames, calendars } from '@formulary/rules/dates/deliveryTimes';
import { londonDay } from '@formulary/rules/dates/londonTime';
import {
  deliveryDefaults,
  deliveryLabels,
  deliverySection,
  deliveryTimesOf,
  endingCalendars,
} from '@formulary/rules/settings/deliverySection';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { headingStyle } from '@formulary/theme/headingStyle';
import { space } from '@formulary/theme/tokens';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { DaysField } from '@formulary/ui/pieces/desk/DaysField';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { styled } from 'styled-components';
import type { SectionEditorProps } from '../SectionScreen.tsx';
import { SettingEditor } from '../SettingEditor.tsx';
import { SettingField } from '../SettingField.tsx';
import { PromisePreview } from './PromisePreview.tsx';

/** The week in one row or in two, never a day alone below the others. */
const CutOffs = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${space[3]} ${space[2]};

  @container (width >= 31rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Short = styled.div`
  max-inline-size: 18rem;
`;

const Part = styled(Stack)`
  container-type: inline-size;

  h2 {
    ${headingStyle(3)}
  }
`;

const timesIn = (values: SettingValues) => deliveryTimesOf({ ...deliveryDefaults, ...values });

/** Edits cut-offs, bank holidays by nation, and the pharmacy's own closing days. */
export function DeliveryEditor(props: SectionEditorProps) {
  const now = useNow();
  return (
    <SettingEditor
      {...props}
      definition={deliverySection}
      renderPreview={(values, before) => (
        <PromisePreview
          values={values}
          before={timesIn(before)}
          after={timesIn(values)}
          now={now}
        />
      )}
      renderWarning={(values) => {
        const ending = endingCalendars(timesIn(values), londonDay(now));
        return (
          ending.length > 0 && (
            <Alert tone="warning" title="Bank holidays are missing">
              {`Those of the coming year are not known for ${ending.map((each) => calendarNames[each]).join(', ')}. The shop promises no delivery day in a year without them.`}
            </Alert>
          )
        );
      }}
    >
      <Stack $gap={6}>
        <Part $gap={3}>
          <h2>Cut-offs</h2>
          <p>An order that is complete before this time in London leaves the same day.</p>
          <CutOffs>
            {workingWeekdays.map((name) => (
              <SettingField key={name} name={name} label={deliveryLabels[name]} />
            ))}
          </CutOffs>
          <Short>
            <SettingField name="saturday" label={deliveryLabels.saturday} />
          </Short>
        </Part>
        <Part $gap={4}>
          <h2>Days without delivery</h2>
          <ValidatedField name="closed">
            {(field) => (
              <DaysField
                {...field}
                label={deliveryLabels.closed}
                description="Nothing leaves the pharmacy; couriers deliver"
                now={now}
              />
            )}
          </ValidatedField>
          {calendars.map((calendar) => (
            <ValidatedField key={calendar} name={calendar}>
              {(field) => (
                <DaysField
                  {...field}
                  label={`Bank holidays of ${calendarNames[calendar]}`}
                  {...(calendar === 'englandAndWales' && {
                    description: 'The pharmacy itself follows these',
                  })}
                  now={now}
                />
              )}
            </ValidatedField>
          ))}
        </Part>
      </Stack>
    </SettingEditor>
  );
}
