import { size } from '@formulary/ui/theme/tokens';
import { styled } from 'styled-components';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';

/** Panel wide enough for two fields side by side. */
export const SignUpPanel = styled(SignInPanel)`
  inline-size: min(${size.measure} + 8rem, 100%);
`;
