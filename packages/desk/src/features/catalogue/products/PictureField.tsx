import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { uploadDeskPicture } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import {
  LARGEST_PICTURE_BYTES,
  readUploadedPicture,
} from '@formulary/rules/pictures/uploadedPicture';
import { catalogueSentences } from '@formulary/rules/problems/catalogueSentences';
import { border, radius, space } from '@formulary/theme/tokens';
import { FileField } from '@formulary/ui/fields/FileField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { Picture } from '@formulary/ui/pieces/catalogue/product/Picture';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sendDeskForm } from '../../../lib/http/sendDeskForm.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 9rem 1fr;
  gap: ${space[4]};
  align-items: start;

  img {
    block-size: auto;
    border: ${border.hairline};
    border-radius: ${radius.medium};
  }
`;

const TYPES = ['image/jpeg', 'image/png'];

const refuse = ({ size, type }: File): string | undefined => {
  if (size > LARGEST_PICTURE_BYTES) return catalogueSentences.pictureLarge;
  return TYPES.includes(type) ? undefined : catalogueSentences.pictureUnreadable;
};

/** Takes the picture of a product. It is kept at once, and shown by the product once the change is made. */
export function PictureField() {
  return (
    <ValidatedField name="image">
      {({ value, onChange, errorMessage }) => (
        <Upload image={value} onChange={onChange} errorMessage={errorMessage} />
      )}
    </ValidatedField>
  );
}

interface UploadProps {
  readonly image: string;
  readonly onChange: (image: string) => void;
  readonly errorMessage: string | undefined;
}

function Upload({ image, onChange, errorMessage }: UploadProps) {
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const choose = async (picture: File | undefined) => {
    setFile(picture);
    setRefusal(undefined);
    if (picture === undefined) return;
    setProgress(0);
    try {
      const kept = await sendDeskForm(
        uploadDeskPicture,
        { body: {}, files: { picture } },
        { onProgress: (sent) => setProgress(sent['picture'] ?? 0) },
      );
      onChange(kept.image);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setRefusal(problem.errors?.['picture'] ?? problem.message);
    }
    setProgress(undefined);
    setFile(undefined);
  };
  return (
    <Pair>
      <Picture folder="products" file={image} alt="The picture as it is" />
      <div>
        <FileField
          label="Picture"
          description="JPEG or PNG, at least 200 by 200 pixels, up to 8 MB. It is drawn anew."
          isRequired={false}
          file={file}
          accept={TYPES}
          refuse={refuse}
          severalMessage="Please choose one picture"
          progress={progress}
          errorMessage={refusal ?? errorMessage}
          onChange={(next) => void choose(next)}
        />
        {readUploadedPicture(image) !== undefined && (
          <Button isSmall variant="quiet" onClick={() => onChange('')}>
            Use the drawn picture
          </Button>
        )}
      </div>
    </Pair>
  );
}
