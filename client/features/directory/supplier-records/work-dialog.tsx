import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { isUpright } from '../../../../shared/picture-address';
import { youTubeId } from '../../../../shared/youtube';
import { optionalText } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { ImageField } from '../../../forms/image-field';
import { workPicture } from '../../../forms/picture-shapes';
import { TextField } from '../../../forms/text-fields';
import { useUpload } from '../../../forms/upload-file';
import { useZodForm } from '../../../forms/use-zod-form';
import type { WorkExampleInput } from '../../../graphql/schema.generated';
import { Dialog } from '../../../ui/dialog';
import type { Supplier } from './supplier-fields';

type Work = Supplier['workExamples'][number];
type Kind = Work['type'];
type Props = {
  work: Work | null;
  kind: Kind;
  onClose: () => void;
  save: (row: WorkExampleInput) => Promise<boolean>;
};

const description = optionalText(100, 'Max 100 characters.');
const any = z.string();
const video = z
  .string()
  .check(z.refine((typed) => youTubeId(typed) !== null, 'Enter the address of a YouTube video.'));
const picture = z.string().check(z.minLength(1, 'Add a picture.'));
const schemas = {
  IMAGE: z.object({ description, imageUrl: picture, videoUrl: any }),
  VIDEO: z.object({ description, imageUrl: any, videoUrl: video }),
};

const words = { IMAGE: 'picture', VIDEO: 'video' } satisfies Record<Kind, string>;

/** The dialog for a work example: a picture or the address of a video, with its description (R076, R079, R080). */
export function WorkDialog({ work, kind, onClose, save }: Props) {
  const upload = useUpload('workItemImages');
  const form = useZodForm(schemas[kind], {
    defaultValues: {
      description: work?.description ?? '',
      imageUrl: work?.imageUrl ?? '',
      videoUrl: work?.videoUrl ?? '',
    },
  });
  const address = useWatch({ control: form.control, name: 'imageUrl' });
  const submit = async ({ description: said, imageUrl, videoUrl }: z.infer<(typeof schemas)[Kind]>) => {
    const upright = isUpright(imageUrl);
    const row: WorkExampleInput = {
      id: work?.id,
      description: said || null,
      ...(kind === 'VIDEO' ? { videoUrl } : { imageUrl }),
      ...(kind === 'IMAGE' && upright !== null && { imageOrientation: upright ? 'PORTRAIT' : 'LANDSCAPE' }),
      ...(!work && { type: kind }),
    };
    if (await save(row)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={work ? 'Edit work example' : `Add a ${words[kind]}`}>
      <Form form={form} onSubmit={submit} aria-label="Work example" pb="3">
        <FormMessage form={form} />
        {kind === 'VIDEO' ? (
          <TextField form={form} name="videoUrl" label="YouTube link" type="url" required />
        ) : (
          <ImageField
            form={form}
            name="imageUrl"
            label="Picture"
            required
            upload={upload}
            shapes={workPicture}
            hint={address ? undefined : 'PNG or JPEG, landscape or portrait.'}
          />
        )}
        <TextField
          form={form}
          name="description"
          label="Description"
          maxLength={100}
          hint="Up to 100 characters."
        />
        <SubmitButton form={form} justifySelf="end">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
