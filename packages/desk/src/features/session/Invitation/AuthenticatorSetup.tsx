import type { openStaffInvitation } from '@formulary/rules/calls/desk/staffCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { CopyButton } from '@formulary/ui/primitives/buttons/CopyButton';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Link } from '@formulary/ui/primitives/navigation/Link';
import { styled } from 'styled-components';

interface AuthenticatorSetupProps {
  readonly invitation: Pick<
    Words<(typeof openStaffInvitation)['answer']>,
    'key' | 'otpauth' | 'qr'
  >;
}

/** Dark on white in every theme: cameras read nothing else. */
const Qr = styled.svg`
  inline-size: 12rem;
  block-size: 12rem;
  padding: ${space[3]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textBody};

  :root[data-theme='dark'] & {
    background: ${color.textBody};
    color: ${color.surfaceRaised};
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      background: ${color.textBody};
      color: ${color.surfaceRaised};
    }
  }
`;

const Key = styled.code`
  font-size: ${font.sizeSmall};
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
`;

/** In groups of four, which are easier to type. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** Shows how to add the desk to an authenticator app: by its picture, or by its key. */
export function AuthenticatorSetup({ invitation: { key, otpauth, qr } }: AuthenticatorSetupProps) {
  return (
    <Stack $gap={3}>
      <p>
        <strong>Second factor.</strong> Scan this picture with an authenticator app on your phone.{' '}
        <Link href={otpauth}>Or open the app on this device</Link>.
      </p>
      <Qr viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden>
        <path d={qr.path} fill="currentColor" />
      </Qr>
      <p>
        If it cannot scan, type this key: <Key>{inGroups(key)}</Key>{' '}
        <CopyButton what="key" text={key} />
      </p>
    </Stack>
  );
}
