import * as z from 'zod/mini';
import { firstCharacters } from '../../../../shared/text-length';
import { requiredText } from '../../../forms/field-rules';
import { FileField } from '../../../forms/file-field';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { TextField } from '../../../forms/text-fields';
import { useUpload } from '../../../forms/upload-file';
import { useZodForm } from '../../../forms/use-zod-form';
import type { LearnMoreFileInput } from '../../../graphql/schema.generated';
import { Dialog } from '../../../ui/dialog';
import type { Supplier } from './supplier-fields';

type File = Supplier['learnMoreFiles'][number];
type Props = {
  file: File | null;
  onClose: () => void;
  save: (row: LearnMoreFileInput) => Promise<boolean>;
};

const schema = z.object({
  title: requiredText(100, 'Title is required.'),
  fileLink: z.string().check(z.minLength(1, 'Choose a file.')),
});

const DOCUMENTS = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.doc,.xls,.ppt';

const withoutEnding = (name: string) =>
  firstCharacters(name.replace(/\.[^.]+$/, '').replace(/[-_]+/g, ' '), 100);

/** The dialog for a file that visitors can download, and its title (R066). */
export function LearnMoreDialog({ file, onClose, save }: Props) {
  const upload = useUpload('learnMore');
  const form = useZodForm(schema, {
    defaultValues: { title: file?.title ?? '', fileLink: file?.fileLink ?? '' },
  });
  return (
    <Dialog open onClose={onClose} title={file ? 'Edit file' : 'Add a file'}>
      <Form
        form={form}
        onSubmit={async (row) => {
          if (await save({ id: file?.id, ...row })) onClose();
        }}
        aria-label="File for “Learn more”"
        pb="3"
      >
        <FormMessage form={form} />
        <FileField
          form={form}
          name="fileLink"
          label="File"
          required
          upload={upload}
          accept={DOCUMENTS}
          hint="PDF, Word, Excel, PowerPoint or OpenDocument, up to 20 MB."
          onNamed={(name) => {
            if (form.getValues('title') === '')
              form.setValue('title', withoutEnding(name), { shouldDirty: true, shouldValidate: true });
          }}
        />
        <TextField form={form} name="title" label="Title" required maxLength={100} />
        <SubmitButton form={form} justifySelf="end">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
