import * as z from 'zod/mini';
import { youTubeId } from '../../../shared/youtube';
import { optionalText } from '../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import type { WorkExampleInput } from '../../graphql/schema.generated';
import { Dialog } from '../../ui/dialog';
import type { Supplier } from './supplier-fields';

type Work = Supplier['workExamples'][number];
type Props = { work: Work | null; onClose: () => void; save: (row: WorkExampleInput) => Promise<boolean> };

const description = optionalText(100, 'Max 100 characters.');
const video = z
  .string()
  .check(z.refine((typed) => youTubeId(typed) !== null, 'Please enter the address of a video on YouTube.'));
const picture = z.object({ description, videoUrl: z.string() });
const film = z.object({ description, videoUrl: video });

/** What a work example says, and where its video is (R076, R080). */
export function WorkDialog({ work, onClose, save }: Props) {
  const isVideo = work?.type !== 'IMAGE';
  const form = useZodForm(isVideo ? film : picture, {
    defaultValues: { description: work?.description ?? '', videoUrl: work?.videoUrl ?? '' },
  });
  const submit = async ({ description: said, videoUrl }: { description: string; videoUrl: string }) => {
    const row: WorkExampleInput = {
      id: work?.id,
      description: said || null,
      ...(isVideo && { videoUrl }),
      ...(!work && { type: 'VIDEO' }),
    };
    if (await save(row)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={work ? 'Edit work example' : 'Add a video'}>
      <Form form={form} onSubmit={submit} aria-label="Work example" pb="3">
        <FormMessage form={form} />
        {isVideo && <TextField form={form} name="videoUrl" label="YouTube address" type="url" required />}
        <TextField
          form={form}
          name="description"
          label="Description"
          maxLength={100}
          hint="At most 100 characters."
        />
        <SubmitButton form={form} justifySelf="end">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
