import { Eraser, Keyboard, PenLine, Undo2 } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { styled } from 'styled-components';
import { loadLazily } from '../../primitives/lazy/loadLazily.ts';
import { colorRoles } from '@formulary/theme/colorRoles';
import { border, color, font, radius, space, stroke } from '@formulary/theme/tokens';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../primitives/layout/Cluster.tsx';
import { FieldError } from '../FieldError.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';
import { type Signature, signatureSheet, type SignatureStroke } from './Signature.ts';
import { TextField } from '../TextField/TextField.tsx';
import { LazySuspense } from '../../primitives/lazy/LazySuspense.tsx';

export interface SignaturePadProps extends Pick<
  CommonFieldProps,
  'id' | 'description' | 'errorMessage' | 'isRequired' | 'isDisabled'
> {
  label: string;
  /** The signature, with its strokes; `undefined` while empty. `signaturePng` converts it to a picture. */
  value: Signature | undefined;
  onChange: (next: Signature | undefined) => void;
}

/** Loads the drawing library with the pad, because only signing users need it. */
const SignatureCanvas = lazy(async () => ({
  default: (await loadLazily(() => import('./SignatureCanvas.tsx'))).SignatureCanvas,
}));

const NO_STROKES: readonly SignatureStroke[] = [];

/** Height for a signature with the finger, in rem; 168 px at the usual text size. */
const LOWEST_PAPER = '10.5rem';

const Root = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: ${space[2]};
  max-inline-size: ${signatureSheet.width}px;
`;

const Label = styled.div`
  font-weight: ${font.weightMedium};
`;

const Description = styled.div`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Light paper and dark ink in every theme, like the picture that is sent. */
const Paper = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  container-type: inline-size;
  inline-size: 100%;
  /* On a phone the sheet would be too low to write on: the paper is higher, and the sheet is the middle of it. */
  min-block-size: ${LOWEST_PAPER};
  aspect-ratio: ${signatureSheet.width} / ${signatureSheet.height};
  border: ${border.control};
  border-radius: ${radius.medium};
  background: ${colorRoles.light.surfaceRaised};
  color: ${colorRoles.light.textBody};
  overflow: hidden;

  [data-invalid] > & {
    border: ${border.error};
  }

  /* Signature line. */
  &::after {
    position: absolute;
    inset-block-end: 22%;
    inset-inline: 8%;
    border-block-end: ${stroke.hairline} solid ${colorRoles.light.borderControl};
    content: '';
    pointer-events: none;
  }
`;

const Typed = styled.span`
  max-inline-size: 90%;
  font-size: clamp(1.25rem, 8cqi, 3rem);
  font-style: italic;
  font-weight: ${font.weightMedium};
  overflow-wrap: anywhere;
  text-align: center;
`;

/** Takes a signature by pen, finger or mouse, or as a typed full name. Both produce the same kind of picture. */
export function SignaturePad({
  id: givenId,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  value,
  onChange,
}: SignaturePadProps) {
  const madeUpId = useId();
  const id = givenId ?? madeUpId;
  const [isTyping, setIsTyping] = useState(value?.kind === 'typed');
  const strokes = value?.kind === 'drawn' ? value.strokes : NO_STROKES;
  const name = value?.kind === 'typed' ? value.name : '';
  const isInvalid = Boolean(errorMessage);
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = isInvalid ? `${id}-error` : undefined;

  // An image cannot carry `aria-required`, so the text says it.
  const signHere = isRequired === true ? 'Sign here, required' : 'Sign here';

  const keep = (next: typeof strokes) =>
    onChange(next.length > 0 ? { kind: 'drawn', strokes: next } : undefined);

  const changeWay = () => {
    setIsTyping(!isTyping);
    onChange(undefined);
  };

  return (
    <Root
      id={isTyping ? undefined : id}
      aria-labelledby={`${id}-label`}
      aria-describedby={[errorId, descriptionId].filter(Boolean).join(' ') || undefined}
      data-invalid={isInvalid || undefined}
      // When invalid, the pad takes the focus as one field: name, error, then its buttons. A typed name has its own
      // field.
      tabIndex={isInvalid && !isTyping ? -1 : undefined}
      data-disabled={isDisabled || undefined}
      data-way={isTyping ? 'typed' : 'drawn'}
    >
      <Label id={`${id}-label`}>{`${label}${isRequired === false ? ' (optional)' : ''}`}</Label>
      {description && <Description id={descriptionId}>{description}</Description>}
      {isTyping && (
        <TextField
          id={id}
          label="Your full name"
          value={name}
          autoComplete="name"
          isRequired={isRequired === true || undefined}
          isDisabled={isDisabled}
          onChange={(next) =>
            onChange(next.trim() === '' ? undefined : { kind: 'typed', name: next })
          }
        />
      )}
      <Paper>
        {isTyping ? (
          <Typed aria-hidden>{name}</Typed>
        ) : (
          <LazySuspense>
            <SignatureCanvas
              label={strokes.length > 0 ? 'Your signature' : signHere}
              strokes={strokes}
              isDisabled={isDisabled}
              onStroke={(drawn) => keep([...strokes, drawn])}
            />
          </LazySuspense>
        )}
      </Paper>
      {isInvalid && <FieldError id={errorId}>{errorMessage}</FieldError>}
      <Cluster $gap={2}>
        {!isTyping && (
          <>
            {/* Stay enabled on an empty pad: a button that its own press disables would lose the focus. */}
            <Button isDisabled={isDisabled} onClick={() => keep(strokes.slice(0, -1))}>
              <Undo2 aria-hidden />
              Undo
            </Button>
            <Button isDisabled={isDisabled} onClick={() => onChange(undefined)}>
              <Eraser aria-hidden />
              Clear
            </Button>
          </>
        )}
        <Button variant="quiet" isDisabled={isDisabled} onClick={changeWay}>
          {isTyping ? <PenLine aria-hidden /> : <Keyboard aria-hidden />}
          <span>{isTyping ? 'Draw it instead' : 'Type your name instead'}</span>
        </Button>
      </Cluster>
    </Root>
  );
}
