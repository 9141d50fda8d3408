import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RecordForm } from '../../../editing/use-record-form';
import { type AppError, toAppError } from '../../../graphql/errors';
import { MailTemplatePreviewDocument, type MailTemplatePreviewQuery } from './mail-templates.generated';
import type { templateFields } from './template-fields';

/** Milliseconds without a keystroke before the preview is updated. */
const REST = 1000;

type Preview = MailTemplatePreviewQuery['mailTemplatePreview'];

/** The latest preview, whether a newer one is loading, and the error that prevents it. */
type Shown = { mail: Preview | null; busy: boolean; error: AppError | null };

const NOTHING: Shown = { mail: null, busy: false, error: null };

/**
 * Previews the template as it is typed, for a lead: at once for another lead, otherwise once typing pauses. A newer
 * request cancels the previous one.
 */
export function useTemplatePreview(
  id: number,
  leadId: number | null,
  form: RecordForm<typeof templateFields>,
) {
  const client = useApolloClient();
  const [shown, setShown] = useState<Shown>(NOTHING);
  const [subject, body] = useWatch({ control: form.control, name: ['subject', 'body'] });
  const requestedId = useRef<number | null>(null);
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    if (leadId === null) {
      requestedId.current = null;
      return setShown(NOTHING);
    }
    const typing = requestedId.current === leadId;
    const control = new AbortController();
    const ask = async () => {
      requestedId.current = leadId;
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
    requestedId.current = null;
    setTimes((before) => before + 1);
  }, []);
  return { ...shown, again };
}
