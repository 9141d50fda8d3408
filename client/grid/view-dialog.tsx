import * as z from 'zod/mini';
import { CheckboxField } from '../forms/checkbox-field';
import { requiredText } from '../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../forms/form';
import { TextField } from '../forms/text-fields';
import { useZodForm } from '../forms/use-zod-form';
import { Dialog } from '../ui/dialog';
import type { ViewTexts } from './use-saved-views';

const schema = z.object({ name: requiredText(60), shared: z.boolean() });

type Props = {
  /** The existing view; null for a new one. */
  view: ViewTexts | null;
  /** True if the user may share the view with staff. */
  mayShare: boolean;
  onSave: (words: ViewTexts) => Promise<void>;
  onClose: () => void;
};

function ViewForm({ view, mayShare, onSave, onClose }: Props) {
  const form = useZodForm<ViewTexts, ViewTexts>(schema, {
    defaultValues: view ?? { name: '', shared: false },
  });
  return (
    <Form
      form={form}
      pb="3"
      onSubmit={async (words) => {
        await onSave(words);
        onClose();
      }}
    >
      <FormMessage form={form} />
      <TextField form={form} name="name" label="Name" maxLength={60} autoComplete="off" />
      {mayShare && <CheckboxField form={form} name="shared" label="Shared with all staff" />}
      <SubmitButton form={form} justifySelf="end">
        Save view
      </SubmitButton>
    </Form>
  );
}

/** The dialog for the name of a view, and whether staff share it. */
export const ViewDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={props.view ? 'Rename or share' : 'Save as a view'} size="sm">
    <ViewForm {...props} />
  </Dialog>
);
