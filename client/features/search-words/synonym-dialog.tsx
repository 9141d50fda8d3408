import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { useZodForm } from '../../forms/use-zod-form';
import { toAppError } from '../../graphql/errors';
import { forgetQueries } from '../../grid/row-cache';
import { Dialog } from '../../ui/dialog';
import { notifyCreated, notifySaved } from '../../ui/notices';
import { inWords, meaningsIn } from './meanings';
import {
  type SynonymList_RowFragment,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
} from './search-words.generated';
import { type SynonymValues, synonymSchema, WordFields } from './word-fields';

export type Synonym = Omit<SynonymList_RowFragment, ' $fragmentName'>;

type Props = {
  /** As the list shows it now; null: a new one. */
  synonym: Synonym | null;
  onClose: () => void;
  /** Fetches what somebody else has changed meanwhile. */
  refresh: () => Promise<unknown>;
};

function SynonymForm({ synonym, onClose, refresh }: Props) {
  const { cache } = useApolloClient();
  const [create] = useCreateSynonymMutation();
  const [update] = useUpdateSynonymMutation();
  const [opened] = useState(synonym);
  const form = useZodForm<SynonymValues, SynonymValues>(synonymSchema, {
    defaultValues: { phrase: synonym?.phrase ?? '', means: synonym?.means.join(', ') ?? '' },
  });
  const save = async (values: SynonymValues) => {
    const input = { phrase: values.phrase, means: meaningsIn(values.means) };
    if (synonym) await update({ variables: { id: synonym.id, version: synonym.version, input } });
    else await create({ variables: { input } });
    forgetQueries(cache, 'searchSynonyms', 'searchMisses');
    (synonym ? notifySaved : notifyCreated)('Synonym');
    onClose();
  };
  return (
    <Form
      form={form}
      pb="3"
      onSubmit={(values) =>
        save(values).catch(async (failure) => {
          if (toAppError(failure).code === 'CONFLICT') await refresh();
          throw failure;
        })
      }
    >
      <FormMessage form={form} />
      {synonym && opened && synonym.version !== opened.version && (
        <Text textStyle="sm">
          “{synonym.phrase}” means {inWords(synonym.means)} now. Save again if it should be as you have it
          here.
        </Text>
      )}
      <WordFields form={form} phraseHint="Up to four words, as people type them." />
      <SubmitButton form={form} justifySelf="end">
        Save synonym
      </SubmitButton>
    </Form>
  );
}

/** Makes a synonym, or changes one. */
export const SynonymDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={props.synonym ? 'Change synonym' : 'New synonym'}>
    <SynonymForm {...props} />
  </Dialog>
);
