import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { useNow } from '@formulary/client/screen/useNow';
import { getDeskPolicy } from '@formulary/rules/calls/desk/deskPolicyCalls';
import type { StaticPageFile } from '@formulary/rules/content/prose';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { policyNames, policyPages } from '@formulary/rules/settings/policyVersion';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { Select } from '@formulary/ui/fields/Select';
import { useStepDraft } from '@formulary/ui/forms/drafts/useStepDraft';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { SettingsScreen } from '../SettingsScreen.tsx';
import { PolicyText } from './PolicyText.tsx';
import { PolicyVersions } from './PolicyVersions.tsx';

const loadEditor = async () => (await loadLazily(() => import('./PolicyEditor.tsx'))).PolicyEditor;
const placeholder = <Skeleton $height="24rem" />;

const Beside = styled.div`
  display: grid;
  gap: ${space[8]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 3fr) minmax(18rem, 2fr);
    align-items: start;
  }
`;

const Choice = styled.div`
  max-inline-size: 24rem;
`;

const options = policyPages.map((page) => ({ value: page, label: policyNames[page] }));

/** Edits the terms and policies: each version holds from a day on, and stays on record. */
export function Policies() {
  const [page, setPage] = useState<StaticPageFile>('TC');
  const [editing, setEditing] = useState(0);
  const { data, error, isValidating, mutate } = useDeskRead(getDeskPolicy, { params: { page } });
  const canChange = useStaffCan('changeSettings');
  const now = useNow();
  const typed = useStepDraft(policyNames[page]);
  const begin = (html: string, textOfNow: string) => {
    const from = formatDay(londonDay(now));
    typed.keep({ from, html }, { from, html: textOfNow });
    setEditing(editing + 1);
  };
  return (
    <SettingsScreen
      title="Terms and policies"
      lead="What buyers accept, and what the shop promises. Every version stays on record."
    >
      <Stack $gap={5}>
        <Choice>
          <Select
            label="Page of the shop"
            options={options}
            value={page}
            onChange={(value) => setPage(value as StaticPageFile)}
          />
        </Choice>
        {error && !data && (
          <LoadFailed what="the text" isRetrying={isValidating} onRetry={() => void mutate()} />
        )}
        {(data || !error) && (
          <LazyLoad
            load={loadEditor}
            what="the form"
            placeholder={placeholder}
            onFailed={logLoadFailure}
          >
            {(PolicyEditor) =>
              data ? (
                <Beside>
                  {canChange ? (
                    <PolicyEditor
                      key={`${page} ${editing}`}
                      page={page}
                      policy={data}
                      onReload={async () => void (await mutate())}
                      onDone={() => setEditing(editing + 1)}
                    />
                  ) : (
                    <PolicyText page={page} html={data.html} />
                  )}
                  <Stack $gap={5}>
                    <PolicyVersions
                      page={page}
                      versions={data.versions}
                      onBegin={canChange ? (html) => begin(html, data.html) : undefined}
                    />
                    {data.events.length > 0 && <Timeline events={data.events} now={now} />}
                  </Stack>
                </Beside>
              ) : (
                placeholder
              )
            }
          </LazyLoad>
        )}
      </Stack>
    </SettingsScreen>
  );
}
