import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RecordForm } from '../../editing/use-record-form';
import { type AppError, toAppError } from '../../graphql/errors';
import { MailTemplatePreviewDocument, type MailTemplatePreviewQuery } from './mail-templates.generated';
import type { templateFields } from './template-fields';

/** Milliseconds without a key after which the mail is made anew. */
const REST = 1000;

type Preview = MailTemplatePreviewQuery['mailTemplatePreview'];

/** The last mail that could be made, whether a newer one is on its way, and what stands in the way of that. */
type Shown = { mail: Preview | null; busy: boolean; error: AppError | null };

const NOTHING: Shown = { mail: null, busy: false, error: null };

/**
 * The mail that the template makes of a lead as it is typed: at once for another lead, else once typing rests. A newer
 * question calls off the one before.
 */
export function useTemplatePreview(
  id: number,
  leadId: number | null,
  form: RecordForm<typeof templateFields>,
) {
  const client = useApolloClient();
  const [shown, setShown] = useState<Shown>(NOTHING);
  const [subject, body] = useWatch({ control: form.control, name: ['subject', 'body'] });
  const asked = useRef<number | null>(null);
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks again asks the same once more
  useEffect(() => {
    if (leadId === null) {
      asked.current = null;
      return setShown(NOTHING);
    }
    const typing = asked.current === leadId;
    const control = new AbortController();
    const ask = async () => {
      asked.current = leadId;
      setShown(({ mail }) => ({ mail: typing ? mail : null, busy: true, error: null }));
      try {
        const { data } = await client.query({
          query: MailTemplatePreviewDocument,
          variables: { id, leadId, input: { subject, body } },
          fetchPolicy: 'no-cache',
          context: { queryDeduplication: false, fetchOptions: { signal: control.signal } },
        });
        if (!control.signal.aborted)
          setShown({ mail: data?.mailTemplatePreview ?? null, busy: false, error: null });
      } catch (failure) {
        if (control.signal.aborted) return;
        setShown(({ mail }) => ({ mail, busy: false, error: toAppError(failure) }));
      }
    };
    const timer = setTimeout(() => void ask(), typing ? REST : 0);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [client, id, leadId, subject, body, times]);

  const again = useCallback(() => {
    asked.current = null;
    setTimes((before) => before + 1);
  }, []);
  return { ...shown, again };
}
