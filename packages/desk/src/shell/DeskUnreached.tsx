import { tabTitle } from '@formulary/rules/head/tabTitle';
import { size, space } from '@formulary/theme/tokens';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readSession } from '../lib/http/readSession.ts';

const Page = styled.main`
  display: grid;
  gap: ${space[4]};
  max-inline-size: ${size.measure};
  margin: ${space[10]} auto;
  padding-inline: ${space[4]};
`;

/** Shows that the server did not say who is signed in, with a way to ask again. */
export function DeskUnreached() {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await readSession();
    setIsRetrying(false);
  };
  return (
    <Page>
      <title>{tabTitle('Desk')}</title>
      <h1>The desk</h1>
      <LoadFailed what="the desk" isRetrying={isRetrying} onRetry={() => void retry()}>
        <p>The server did not answer. If this stays so, please tell whoever runs it.</p>
      </LoadFailed>
    </Page>
  );
}
