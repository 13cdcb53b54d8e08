import { ButtonLink } from '@formulary/ui/primitives/ButtonLink';
import { Stack } from '@formulary/ui/primitives/Stack';
import { TextLink } from '@formulary/ui/primitives/TextLink';
import { brand } from '@formulary/rules/brand/brand';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { Screen } from '../../app/Screen.tsx';
import { SignInPanel } from './SignInPanel.tsx';

interface AskUsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What the pharmacy does by hand for now: what to send, and the two ways to reach somebody. */
export function AskUs({ title, children }: AskUsProps) {
  const { email, phone, hours } = brand.contact;
  return (
    <Screen title={title}>
      <SignInPanel>
        <h1>{title}</h1>
        {children}
        <Stack $gap={2}>
          <p>
            Email <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </p>
          <p>
            Call <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>, {hours}
          </p>
        </Stack>
        <ButtonLink href={paths.signIn}>Back to Login</ButtonLink>
      </SignInPanel>
    </Screen>
  );
}
