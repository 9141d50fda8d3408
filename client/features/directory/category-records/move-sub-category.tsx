import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { noticeAction } from '../../../editing/notice-action';
import { runUndo } from '../../../editing/undo';
import { SelectField } from '../../../forms/choice-fields';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { RefusalMessage } from '../../../forms/refusal-message';
import { useZodForm } from '../../../forms/use-zod-form';
import { toAppError } from '../../../graphql/errors';
import { useTaskStarted } from '../../../tasks/use-task-actions';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notices';
import {
  useCategoryTargetsQuery,
  useRegroupSubCategoryMutation,
  useSubCategoryRegroupingQuery,
} from './category-detail.generated';
import type { Category } from './category-fields';
import { categoryStore } from './category-store';
import { describeRegrouping } from './describe-regrouping';

const schema = z.object({ toId: z.string().min(1, 'Please choose a category.') });

type Child = Category['children'][number];
type Props = { category: Category; child: Child; onClose: () => void };

/** An error message with a button to try again. */
const Failed = ({ error, again }: { error: unknown; again: () => void }) => (
  <Text color="fg.error" role="alert">
    {toAppError(error).message}{' '}
    <Button size="xs" variant="outline" onClick={again}>
      Try again
    </Button>
  </Text>
);

/** Explains what will happen to the suppliers of the sub category, by the server's current counts. */
function Beforehand({
  from,
  result,
}: {
  from: string;
  result: ReturnType<typeof useSubCategoryRegroupingQuery>;
}) {
  const { data, error, refetch } = result;
  if (error && !data) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton h="12" aria-label="Counting suppliers" />;
  const { refusal } = data.subCategoryRegrouping;
  if (refusal) return <RefusalMessage message={refusal} />;
  return <Text role="status">{describeRegrouping(data.subCategoryRegrouping, from)}</Text>;
}

/** Moves a sub category and reports the result. A sub category without suppliers moves at once. */
function useMove({ category, child, onClose }: Props) {
  const client = useApolloClient();
  const [regroup] = useRegroupSubCategoryMutation();
  const started = useTaskStarted();
  const fetchAnew = async () => {
    categoryStore.evict(client.cache);
    await categoryStore.fetchNewest(client, category.id);
  };
  return async (toId: number, toName: string) => {
    const { data } = await regroup({ variables: { id: child.id, toId } });
    if (!data) return;
    onClose();
    if (data.regroupSubCategory) {
      categoryStore.evict(client.cache);
      return started(data.regroupSubCategory);
    }
    await fetchAnew();
    const back = async () => {
      await regroup({ variables: { id: child.id, toId: category.id } });
      await fetchAnew();
    };
    notify({
      kind: 'saved',
      title: 'Save Successful',
      description: `“${child.name}” has been moved to “${toName}”`,
      act: noticeAction('Undo', () => runUndo(back)),
    });
  };
}

/** Asks where to move a sub category, explains what will happen to its suppliers, and moves it (A155, R286). */
export default function MoveSubCategory({ category, child, onClose }: Props) {
  const { data, error, refetch } = useCategoryTargetsQuery({ fetchPolicy: 'cache-and-network' });
  const form = useZodForm(schema, { defaultValues: { toId: '' } });
  const toId = useWatch({ control: form.control, name: 'toId' });
  const plan = useSubCategoryRegroupingQuery({
    variables: { id: child.id, toId: Number(toId) },
    skip: toId === '',
    fetchPolicy: 'network-only',
  });
  const move = useMove({ category, child, onClose });
  const others = data?.categories.filter(({ id }) => id !== category.id);
  const known = toId === '' || plan.data?.subCategoryRegrouping.refusal === null;
  return (
    <Dialog open onClose={onClose} title={`Move “${child.name}”`} size="sm">
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {!error && !others && <Skeleton h="24" aria-label="Loading categories" />}
      {others?.length === 0 && (
        <Text color="fg.muted">There is no other category to move this sub category to.</Text>
      )}
      {others && others.length > 0 && (
        <Form
          form={form}
          aria-label={`Move “${child.name}”`}
          pb="3"
          onSubmit={({ toId: chosen }) =>
            move(Number(chosen), others.find(({ id }) => String(id) === chosen)?.name ?? '')
          }
        >
          <FormMessage form={form} />
          <SelectField
            form={form}
            name="toId"
            label="Category to move this sub category to"
            placeholder="Choose a category"
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          {toId !== '' && <Beforehand from={category.name} result={plan} />}
          <Flex justify="flex-end" gap="3">
            <Button variant="outline" colorPalette="neutral" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton form={form} disabled={!known}>
              Move
            </SubmitButton>
          </Flex>
        </Form>
      )}
    </Dialog>
  );
}
