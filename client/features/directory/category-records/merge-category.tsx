import { Button, Skeleton, Text } from '@chakra-ui/react';
import { z } from 'zod';
import { SelectField } from '../../../forms/choice-fields';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useZodForm } from '../../../forms/use-zod-form';
import { toAppError } from '../../../graphql/errors';
import { useTaskStarted } from '../../../tasks/use-task-actions';
import { useCategoryTargetsQuery, useMergeCategoryMutation } from './category-detail.generated';
import type { Category } from './category-fields';

const schema = z.object({ toId: z.string().min(1, 'Please choose a category.') });

type Props = { category: Category; onStarted: () => void };

/** Moves the suppliers of a category that cannot be deleted to another category, and deletes it afterwards (A155). */
export function MergeCategory({ category, onStarted }: Props) {
  const { data, error, refetch } = useCategoryTargetsQuery({ fetchPolicy: 'cache-and-network' });
  const [move] = useMergeCategoryMutation();
  const started = useTaskStarted();
  const form = useZodForm(schema, { defaultValues: { toId: '' } });
  if (error && !data)
    return (
      <Text color="fg.error" role="alert">
        {toAppError(error).message}{' '}
        <Button size="xs" variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </Text>
    );
  if (!data) return <Skeleton h="24" aria-label="Loading categories" />;
  const others = data.categories.filter(({ id }) => id !== category.id);
  if (others.length === 0)
    return <Text color="fg.muted">There is no other category to move the suppliers to.</Text>;
  return (
    <Form
      form={form}
      aria-label="Move this category’s suppliers"
      onSubmit={async ({ toId }) => {
        const answer = await move({ variables: { id: category.id, toId: Number(toId) } });
        if (!answer.data) return;
        await started(answer.data.mergeCategory);
        onStarted();
      }}
    >
      <FormMessage form={form} />
      <SelectField
        form={form}
        name="toId"
        label="Move this category’s suppliers to"
        placeholder="Choose a category"
        hint="If the other category has a sub category with the same name as one in this category, suppliers move to that sub category. All sub categories of this category are then deleted."
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SubmitButton form={form} colorPalette="danger">
        Move and delete
      </SubmitButton>
    </Form>
  );
}
