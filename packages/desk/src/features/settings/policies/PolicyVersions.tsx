import { getDeskPolicyText, type getDeskPolicy } from '@formulary/rules/calls/desk/deskPolicyCalls';
import type { StaticPageFile } from '@formulary/rules/content/prose';
import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { policyNames } from '@formulary/rules/settings/policyVersion';
import type { Words } from '@formulary/rules/wire/codec';
import { headingStyle } from '@formulary/theme/headingStyle';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { Loaded } from '../../../lib/record/Loaded.tsx';
import { PolicyText } from './PolicyText.tsx';

const Root = styled(Stack)`
  h2 {
    ${headingStyle(3)}
  }
`;

/** Number of the text that the shop came with. */
const OWN_TEXT = 0;

interface PolicyVersionsProps {
  readonly page: StaticPageFile;
  readonly versions: Words<typeof getDeskPolicy.answer>['versions'];
  /** Begins a new version with the text of an earlier one; undefined for those who may only look. */
  readonly onBegin: ((html: string) => void) | undefined;
}

/** Lists the versions of a policy, each with its text: changing back is another version. */
export function PolicyVersions({ page, versions, onBegin }: PolicyVersionsProps) {
  const [opened, setOpened] = useState<number>();
  const isReplaced = versions.some(({ holds }) => holds);
  const row = (id: number, name: string, about: string) =>
    [
      name,
      <Cluster key={id}>
        <span>{about}</span>
        <Button aria-label={`Read: ${name}`} onClick={() => setOpened(id)}>
          Read
        </Button>
      </Cluster>,
    ] as const;
  return (
    <>
      <Root as="section" aria-label="Versions" $gap={3}>
        <h2>Versions</h2>
        <FactTable
          label="Versions"
          facts={[
            ...versions.map(({ id, from, writtenAt, by, holds }) =>
              row(
                id,
                nameOf(id),
                `From ${formatDay(from)}${holds ? ', holds now' : ''}. ${by}, ${formatMoment(writtenAt)}`,
              ),
            ),
            row(OWN_TEXT, nameOf(OWN_TEXT), isReplaced ? 'Replaced' : 'Holds now'),
          ]}
        />
      </Root>
      {opened !== undefined && (
        <VersionDialog
          page={page}
          id={opened}
          onClose={() => setOpened(undefined)}
          onBegin={onBegin}
        />
      )}
    </>
  );
}

const nameOf = (id: number) => (id === OWN_TEXT ? 'As the shop came' : `Version ${id}`);

interface VersionDialogProps extends Pick<PolicyVersionsProps, 'page' | 'onBegin'> {
  readonly id: number;
  readonly onClose: () => void;
}

function VersionDialog({ page, id, onBegin, onClose }: VersionDialogProps) {
  const read = useDeskRead(getDeskPolicyText, { params: { page, id } });
  const { data } = read;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${policyNames[page]}: ${nameOf(id).toLowerCase()}`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {onBegin && data && (
            <Button
              variant="primary"
              onClick={() => {
                onBegin(data.html);
                onClose();
              }}
            >
              Begin with this text
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        {onBegin && (
          <p>
            A new version can begin with this text. It replaces what is typed in the form, and holds
            once it is previewed and saved.
          </p>
        )}
        <Loaded read={read} what="the text" height="16rem">
          {({ html }) => <PolicyText page={page} html={html} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
