import { type DragEvent, useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { border, color, font, motion, radius, size, space, stroke } from '../../theme/tokens.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldWords } from '../fieldWords.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface FileFieldProps extends FieldWords {
  /** The chosen file, if one is. */
  file: File | undefined;
  /** Gets a file that passed `refuse`, or nothing when the file is removed or its upload called off. */
  onChange: (file: File | undefined) => void;
  /** The media types to offer, as the browser's file window filters by them: 'application/pdf'. */
  accept?: readonly string[];
  /** The rules' word on a file as it is chosen: the sentence that refuses it (its type, its size), or nothing. */
  refuse?: (file: File) => string | undefined;
  /** The sentence for several files dropped at once. */
  severalMessage: string;
  /** How much has been sent, 0 to 100, while it is being sent. */
  progress?: number | undefined;
  name?: string;
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

  /* The real control lies over the zone, unseen: a press anywhere opens the file window, and the keyboard finds it. */
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

/** One file: chosen, or dropped on the field. What cannot be used is refused at once and in words, and what was chosen before stays. */
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
    // So that choosing the same file again, mended, is a change.
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
              <Drop>or drop it here</Drop>
            </span>
            <input
              {...control}
              // A chosen file is with the form, not in the control: the browser must not ask for one again.
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
