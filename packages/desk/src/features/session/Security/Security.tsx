import { listDeskSessions } from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { FormDraftContext } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { OwnAuthenticator } from './OwnAuthenticator.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnRecoveryCodes } from './OwnRecoveryCodes.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { ThisStation } from './ThisStation.tsx';

/** Two columns where there is room, each as high as its own parts. */
const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  & > div {
    display: grid;
    gap: ${space[5]};
    min-inline-size: 0;
  }

  ${media.fromWide} {
    grid-template-columns: repeat(2, minmax(0, 44rem));
  }
`;

/** Shows how the person signs in, and lets them change all of it without a colleague: sign-in, sessions, this browser. */
export function Security() {
  const sessions = useDeskRead(listDeskSessions, {});
  const readAgain = () => void sessions.mutate();
  return (
    // Passwords and codes are never kept.
    <FormDraftContext value={undefined}>
      <Screen title="Your sign-in">
        <Columns>
          <div>
            <OwnPasskeys />
            <OwnPassword onChanged={readAgain} />
            <OwnAuthenticator onChanged={readAgain} />
            <OwnRecoveryCodes />
          </div>
          <div>
            <OwnSessions read={sessions} />
            <ThisStation />
          </div>
        </Columns>
      </Screen>
    </FormDraftContext>
  );
}
