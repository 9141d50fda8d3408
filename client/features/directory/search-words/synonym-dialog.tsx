import { useApolloClient } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { noticeAction } from '../../../editing/notice-action';
import { notifyCreated, notifySaved } from '../../../editing/saved-notices';
import { undoChange } from '../../../editing/undo';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useZodForm } from '../../../forms/use-zod-form';
import { toAppError } from '../../../graphql/errors';
import { Timeline } from '../../../history/timeline';
import { TimelineCard } from '../../../history/timeline-card';
import { Dialog } from '../../../ui/dialog';
import { formatMeanings, meaningsIn } from './meanings';
import { useCreateSynonymMutation, useUpdateSynonymMutation } from './search-words.generated';
import { type Synonym, synonymHistory } from './synonym-fields';
import { SynonymFormFields, type SynonymValues, synonymSchema } from './synonym-form-fields';
import { evictSynonyms } from './synonym-store';

type Props = {
  /** The synonym as currently listed; null for a new one. */
  synonym: Synonym | null;
  onClose: () => void;
  /** Fetches the changes that another user has made meanwhile. */
  refresh: () => Promise<unknown>;
};

function SynonymForm({ synonym, onClose, refresh }: Props) {
  const client = useApolloClient();
  const [create] = useCreateSynonymMutation();
  const [update] = useUpdateSynonymMutation();
  const [opened] = useState(synonym);
  const form = useZodForm<SynonymValues, SynonymValues>(synonymSchema, {
    defaultValues: { phrase: synonym?.phrase ?? '', means: synonym?.means.join(', ') ?? '' },
  });
  const save = async (values: SynonymValues) => {
    const input = { phrase: values.phrase, means: meaningsIn(values.means) };
    const forget = async () => evictSynonyms(client.cache);
    if (synonym) {
      const { id, version } = synonym;
      const { data } = await update({ variables: { id, version, input } });
      const saved = data?.updateSearchSynonym;
      const change = saved && { recordType: 'SEARCH_SYNONYM' as const, id, version: saved.version };
      notifySaved('Synonym', change && noticeAction('Undo', () => undoChange(client, change, forget)));
    } else {
      await create({ variables: { input } });
      notifyCreated('Synonym');
    }
    await forget();
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
          Someone else changed the synonym “{synonym.phrase}” to {formatMeanings(synonym.means)}. Save again
          to replace their change with yours.
        </Text>
      )}
      <SynonymFormFields form={form} phraseHint="Up to four words, the way people type them in a search." />
      <SubmitButton form={form} justifySelf="end">
        Save synonym
      </SubmitButton>
    </Form>
  );
}

/** The dialog that creates or changes a synonym. */
export const SynonymDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={props.synonym ? 'Edit synonym' : 'New synonym'}>
    <SynonymForm {...props} />
    {props.synonym && (
      <Box mt="5">
        <TimelineCard>
          <Timeline
            recordType="SEARCH_SYNONYM"
            record={props.synonym}
            words={synonymHistory}
            fetchAnew={props.refresh}
          />
        </TimelineCard>
      </Box>
    )}
  </Dialog>
);
