import type { getDeskSettingHistory } from '@formulary/rules/calls/desk/deskSettingCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import type { Words } from '@formulary/rules/wire/codec';
import { headingStyle } from '@formulary/theme/headingStyle';
import { space } from '@formulary/theme/tokens';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { styled } from 'styled-components';

const Root = styled(Stack)`
  h2 {
    ${headingStyle(3)}
  }
`;

const Earlier = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

interface SettingHistoryProps {
  /** What the section said before anybody changed it. */
  readonly defaults: SettingValues;
  readonly history: Words<typeof getDeskSettingHistory.answer>;
  readonly now: Date;
  /** Takes earlier values as a new change; undefined for those who may only look. */
  readonly onTake: ((values: SettingValues) => void) | undefined;
}

/** Shows who changed a section, and offers what it said before: changing back is another change. */
export function SettingHistory({ defaults, history, now, onTake }: SettingHistoryProps) {
  const { events, versions } = history;
  if (events.length === 0)
    return (
      <Root $gap={3}>
        <h2>What has happened</h2>
        <p>Nobody has changed this yet. The shop says what it came with.</p>
      </Root>
    );
  const atOf = (version: number) => events.find(({ id }) => id === version)?.at;
  const earlier = [
    ...versions.slice(1).map(({ version, values }) => ({ version, values, at: atOf(version) })),
    ...(versions.length === events.length ? [{ version: 0, values: defaults, at: undefined }] : []),
  ];
  return (
    <Root $gap={5}>
      <Timeline events={events} now={now} />
      {onTake && (
        <Stack $gap={3}>
          <h2>Change back</h2>
          <Earlier>
            {earlier.map(({ version, values, at }) => (
              <li key={version}>
                <Button onClick={() => onTake(values)}>
                  {at ? `As of ${formatMoment(at)}` : 'As the shop came'}
                </Button>
              </li>
            ))}
          </Earlier>
        </Stack>
      )}
    </Root>
  );
}
