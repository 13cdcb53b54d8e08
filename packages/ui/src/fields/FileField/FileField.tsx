import type { Elements } from '../../primitives/elements.ts';
import { type DragEvent, useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { focusRing } from '@formulary/theme/focusRing';
import { media } from '@formulary/theme/media';
import { border, color, font, motion, radius, size, space, stroke } from '@formulary/theme/tokens';
import { ChosenFile } from './ChosenFile.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';

export interface FileFieldProps extends CommonFieldProps {
  /** The chosen file. */
  file: File | undefined;
  /** Receives a file that passed `refuse`, or `undefined` when the file is removed or its upload is cancelled. */
  onChange: (file: File | undefined) => void;
  /** Accepted media types, for the filter of the browser's file dialog: 'application/pdf'. */
  accept?: readonly string[];
  /** Returns the error message if the rules refuse the file (type, size). */
  refuse?: (file: File) => string | undefined;
  /** Error message when several files are dropped at once. */
  severalMessage: string;
  /** Upload progress, 0 to 100, during the upload. */
  progress?: number | undefined;
  name?: string;
  /** The key that opens the file dialog, as it is shown. */
  keyHint?: Elements;
}

const Zone = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[3]};
  min-block-size: 5.5rem;
  padding: ${space[4]};
  border: ${stroke.hairline} dashed ${color.borderControl};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  text-align: center;
  transition:
    background-color ${motion.quick} ${motion.easeOut},
    border-color ${motion.quick} ${motion.easeOut};

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    color: ${color.textLink};
  }

  /* The transparent input covers the zone: a click anywhere opens the file dialog, and it stays focusable. */
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  ${media.hover} {
    &:hover:not([data-disabled]) {
      border-color: ${color.borderStrong};
      background: ${color.surfaceHover};
    }
  }

  &[data-dragging] {
    border: ${stroke.strong} solid ${color.borderAvailable};
    background: ${color.surfaceSuccess};
  }

  &:has([aria-invalid='true']) {
    border: ${border.error};
  }

  &[data-compact] {
    min-block-size: ${size.target};
    padding-block: ${space[2]};
  }

  &[data-disabled] {
    border-color: ${color.borderHairline};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};

    input {
      cursor: not-allowed;
    }

    svg,
    span {
      color: inherit;
    }
  }

  ${media.forcedColors} {
    &[data-dragging] {
      border-color: Highlight;
    }
  }
`;

const Choose = styled.span`
  color: ${color.textLink};
  font-weight: ${font.weightMedium};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Drop = styled.span`
  color: ${color.textMuted};

  @media (hover: none) {
    display: none;
  }
`;

/**
 * Takes one file, from the file dialog or dropped on the field. It refuses an unusable file at once with a message and
 * keeps the file chosen before.
 */
export function FileField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isLabelHidden,
  id,
  file,
  onChange,
  accept,
  refuse,
  severalMessage,
  progress,
  name,
  keyHint,
}: FileFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const [isDragging, setIsDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (files: FileList) => {
    const [first] = files;
    if (!first) return;
    const fault = files.length > 1 ? severalMessage : refuse?.(first);
    setRefusal(fault);
    if (fault === undefined) onChange(first);
    // Lets the user choose the same file again after correcting it.
    if (input.current) input.current.value = '';
  };

  const remove = () => {
    setRefusal(undefined);
    onChange(undefined);
    input.current?.focus();
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(false);
    if (isDisabled !== true) take(event.dataTransfer.files);
  };

  return (
    <FieldFrame
      label={label}
      description={description}
      errorMessage={refusal ?? errorMessage}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isLabelHidden={isLabelHidden}
      id={id}
    >
      {(control) => (
        <>
          {file && <ChosenFile file={file} progress={progress} onRemove={remove} />}
          <Zone
            data-dragging={isDragging || undefined}
            data-disabled={control.disabled || undefined}
            data-compact={file !== undefined || undefined}
            onDragEnter={() => setIsDragging(!control.disabled)}
            onDragOver={(event) => event.preventDefault()}
            onDragLeave={() => setIsDragging(false)}
            onDrop={handleDrop}
          >
            <Upload aria-hidden />
            <span aria-hidden>
              <Choose>{file ? 'Choose another file' : 'Choose a file'}</Choose>{' '}
              <Drop>or drop it here</Drop> {keyHint}
            </span>
            <input
              {...control}
              // The form holds the chosen file, not this control, so the browser must not require one.
              required={control.required && file === undefined}
              ref={input}
              type="file"
              name={name}
              accept={accept?.join(',')}
              onChange={(event) => take(event.target.files ?? new DataTransfer().files)}
            />
          </Zone>
          <VisuallyHidden as="output">{file && `${file.name} chosen`}</VisuallyHidden>
        </>
      )}
    </FieldFrame>
  );
}
