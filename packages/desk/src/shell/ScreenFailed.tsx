import { logProblem } from '@formulary/client/screen/logProblem';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '../lib/screen/paths.ts';
import { Screen } from '../lib/screen/Screen.tsx';

/** Shows that a screen crashed or its code could not be fetched: a new release, or no network. */
export function ScreenFailed() {
  const failure = useRouteError();
  useEffect(() => logProblem('A screen failed', failure), [failure]);
  return (
    <Screen title="Something went wrong">
      <Alert
        tone="danger"
        isUrgent
        title="This page could not be shown."
        actions={
          <>
            <Button onClick={() => location.reload()}>Load it again</Button>
            <TextLink href={paths.today}>Go to Today</TextLink>
          </>
        }
      >
        What you had sent is kept. What you were typing on this page may be lost.
      </Alert>
    </Screen>
  );
}
