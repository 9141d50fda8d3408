import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { evictQueries } from '../../../graphql/row-cache';
import { MailTemplatesDocument, SaveMailTemplateDocument } from './mail-templates.generated';
import type { Template, templateFields } from './template-fields';

const among = (templates: readonly Template[] | undefined, id: number) =>
  templates?.find((template) => template.id === id) ?? null;

/** Fetches and saves templates. Each save creates a version. */
export const templateStore: RecordStore<Template, InputOf<typeof templateFields>> = {
  recordLabel: 'Email template',
  stored: (cache, id) => among(cache.readQuery({ query: MailTemplatesDocument })?.mailTemplates, id),
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, MailTemplatesDocument, {});
    return among(data?.mailTemplates, id);
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveMailTemplateDocument,
      variables: { id, version, input },
    });
    return data?.updateMailTemplate ?? null;
  },
  refresh: (cache) => evictQueries(cache, 'mailTemplateVersions'),
};
