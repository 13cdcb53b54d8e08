import { size } from '@formulary/ui/theme/tokens';
import { styled } from 'styled-components';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';

/** As wide as two fields beside each other need. */
export const SignUpPanel = styled(SignInPanel)`
  inline-size: min(${size.measure} + 8rem, 100%);
`;
