import { counted } from '@formulary/rules/text/formatCount';
import {
  type PreviewedSearch,
  previewDeskSynonym,
} from '@formulary/rules/calls/desk/deskSynonymCalls';
import { border, font, space } from '@formulary/theme/tokens';
import { TextField } from '@formulary/ui/fields/TextField';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';

/** A synonym as it is typed. */
export interface TypedSynonym {
  /** Missing for a new one. */
  readonly id?: number;
  readonly name: string;
  readonly means: string;
}

interface SynonymPreviewProps {
  readonly synonym: TypedSynonym;
}

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space[4]};
`;

const Side = styled.section`
  padding-block-start: ${space[2]};
  border-block-start: ${border.hairline};
  font-size: ${font.sizeSmall};

  h3 {
    font-size: inherit;
    font-weight: ${font.weightBold};
  }

  ol {
    padding-inline-start: ${space[5]};
    overflow-wrap: anywhere;
  }
`;

/** Types a search as a buyer would, and shows what the shop finds without and with the synonym. */
export function SynonymPreview({ synonym }: SynonymPreviewProps) {
  const [search, setSearch] = useState<string>();
  const [tried, setTried] = useState<TypedSynonym & { readonly search: string }>();
  const typed = search ?? synonym.name;
  const { data, error, isValidating } = useDeskRead(
    previewDeskSynonym,
    tried ? { body: { ...tried, isActive: true } } : null,
  );
  return (
    <Stack $gap={3}>
      <TextField
        label="Try a search"
        description="What somebody types in the shop."
        value={typed}
        onChange={setSearch}
        autoComplete="off"
      />
      <div>
        <Button
          isSmall
          isPending={isValidating}
          pendingLabel="Searching…"
          isDisabled={typed.trim() === ''}
          onClick={() => setTried({ ...synonym, search: typed.trim() })}
        >
          Preview
        </Button>
      </div>
      <div aria-live="polite">
        {error && <Alert tone="danger">{error.message}</Alert>}
        {data && !error && (
          <Both>
            <Found title="Now" found={data.before} />
            <Found title="With this synonym" found={data.after} />
          </Both>
        )}
      </div>
    </Stack>
  );
}

function Found({ title, found }: { readonly title: string; readonly found: PreviewedSearch }) {
  const { count, names, readAs } = found;
  const words = readAs === undefined ? '' : `, searched as ‘${readAs}’`;
  return (
    <Side aria-label={title}>
      <h3>{title}</h3>
      <p>{count === 0 ? 'Nothing is found' : `${counted(count, 'product')}${words}`}</p>
      {names.length > 0 && (
        <ol>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </Side>
  );
}
