import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  EnquiryDetailDocument,
  useSaveEnquiryMutation,
} from '../features/sales-enquiries/enquiry-detail.generated';
import {
  changedFields,
  type EnquiryField,
  enquirySchema,
  toChanges,
  toValues,
} from '../features/sales-enquiries/enquiry-form-values';
import { type Enquiry, refreshRow } from '../features/sales-enquiries/enquiry-rows';
import { useZodForm } from '../forms/use-zod-form';
import { toAppError } from '../graphql/errors';
import { notify, notifySaved } from '../ui/notices';
import { mergeNewer } from './merge-newer';

/**
 * The form of a stored enquiry. Saves only what was changed, on the version it was changed on. Where somebody else was
 * faster, their other changes come in; fields that both changed wait in `conflicts` for a decision.
 */
export function useEnquiryForm(enquiry: Enquiry) {
  const client = useApolloClient();
  const [save] = useSaveEnquiryMutation();
  // What the form was last brought in line with.
  const [loaded, setLoaded] = useState(enquiry);
  const [conflicts, setConflicts] = useState<EnquiryField[]>([]);
  const form = useZodForm(enquirySchema, { defaultValues: toValues(enquiry) });

  /** Brings in a newer version; answers the fields that need a decision. */
  const adopt = (newer: Enquiry): EnquiryField[] => {
    const theirs = toValues(newer);
    const merge = mergeNewer(toValues(loaded), form.getValues(), theirs);
    form.reset(theirs);
    for (const field of changedFields(theirs, merge.values))
      form.setValue(field, merge.values[field], { shouldDirty: true });
    setLoaded(newer);
    setConflicts((open) => [...new Set([...open, ...merge.conflicts])]);
    return merge.conflicts;
  };

  const adoptLatest = useRef(adopt);
  adoptLatest.current = adopt;
  const { version } = enquiry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what matters
  useEffect(() => {
    // A reply that went out, a supplier who looked: such changes come in without a word.
    if (version > loaded.version) adoptLatest.current(enquiry);
  }, [version]);

  const fetchNewer = async () => {
    const { data } = await client.query({
      query: EnquiryDetailDocument,
      variables: { id: enquiry.id },
      fetchPolicy: 'network-only',
    });
    return data?.salesEnquiry ?? null;
  };

  const attempt = async (from: Enquiry, retried: boolean): Promise<void> => {
    const input = toChanges(toValues(from), form.getValues());
    if (Object.keys(input).length === 0) {
      notify({ kind: 'success', title: 'Nothing to save', description: 'Nothing has changed.' });
      return;
    }
    try {
      const { data } = await save({ variables: { id: from.id, version: from.version, input } });
      if (!data) return;
      const saved = data.updateSalesEnquiry;
      form.reset(toValues(saved));
      setLoaded(saved);
      setConflicts([]);
      refreshRow(client.cache, saved);
      notifySaved('Sales Enquiry');
    } catch (failure) {
      if (toAppError(failure).code !== 'CONFLICT' || retried) throw failure;
      const newer = await fetchNewer();
      if (!newer) throw failure;
      // No field in dispute: their changes are in, ours follow on their version.
      if (adopt(newer).length === 0) await attempt(newer, true);
    }
  };

  return {
    form,
    loaded,
    conflicts,
    submit: () => attempt(loaded, false),
    discard: () => {
      form.reset(toValues(loaded));
      setConflicts([]);
    },
    settle: (fields: readonly EnquiryField[], take: 'mine' | 'theirs') => {
      const theirs = toValues(loaded);
      if (take === 'theirs')
        for (const field of fields) form.setValue(field, theirs[field], { shouldDirty: true });
      setConflicts((open) => open.filter((field) => !fields.includes(field)));
    },
  };
}
