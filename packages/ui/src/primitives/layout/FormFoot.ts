import { styled } from 'styled-components';
import { Cluster } from './Cluster.tsx';

/** Lays out the buttons that end a form or a question. At the end of a dialog they stay in view. */
export const FormFoot = styled(Cluster)``;
