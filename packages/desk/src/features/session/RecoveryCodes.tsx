import { saveFile } from '@formulary/client/screen/saveFile';
import { brand } from '@formulary/rules/brand/brand';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { CopyButton } from '@formulary/ui/primitives/buttons/CopyButton';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { useState } from 'react';
import { styled } from 'styled-components';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  /** Called when the person says that they keep the codes. */
  readonly onKept: () => void;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${space[2]};
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  font-family: 'Atkinson Hyperlegible Mono Variable', ui-monospace, monospace;
  font-size: ${font.sizeSmall};
`;

/** Shows recovery codes, the only time that anybody can read them, until the person says that they are kept. */
export function RecoveryCodes({ codes, doneLabel, onKept }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false);
  const text = codes.join('\n');
  const save = () => {
    const words = `Recovery codes of the ${brand.name} desk. Each works once.\n\n${text}\n`;
    saveFile(new Blob([words], { type: 'text/plain' }), 'desk-recovery-codes.txt');
  };
  return (
    <>
      <p>
        Each of these signs you in once without your authenticator app. Print them, or keep them in
        a password manager: they are not shown again.
      </p>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Cluster>
        <CopyButton what="recovery codes" text={text} />
        <Button isSmall onClick={save}>
          Download
        </Button>
      </Cluster>
      <Checkbox label="I have kept them" isChecked={isKept} onChange={setIsKept} />
      <Button variant="primary" isDisabled={!isKept} onClick={onKept}>
        {doneLabel}
      </Button>
    </>
  );
}
