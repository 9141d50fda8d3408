import type { ApolloCache, ApolloClient } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import type { LeadInput } from '../../../graphql/schema.generated';
import { changeRow, evictQueries } from '../../../grid/row-cache';
import type { Lead, leadFields } from './lead-fields';
import { chanceOf } from './lead-labels';
import { LeadDetailDocument, LeadRowFragmentDoc, SaveLeadDocument } from './leads.generated';

/** Invalidates the lists after a lead was added or removed; they are fetched again when next shown (R214). */
export const evictLeads = (cache: ApolloCache): void => evictQueries(cache, 'leadRecords', 'leadBoard');

async function saveOnce(client: ApolloClient, id: number, version: number, input: LeadInput) {
  const { data } = await client.mutate({ mutation: SaveLeadDocument, variables: { id, version, input } });
  return data?.updateLead ?? null;
}

/**
 * Returns the chance to save after the status. The server sets the chance with each new status (R194), so a chance that
 * the user also changed is saved separately.
 */
function movedChance({ status, chance }: LeadInput): Pick<LeadInput, 'chance'> | null {
  const given = status ? chanceOf[status] : undefined;
  return given === undefined || chance === undefined || chance === given ? null : { chance };
}

/** Fetches and saves leads. The list shows the same cached record. */
export const leadStore: RecordStore<Lead, InputOf<typeof leadFields>> = {
  recordLabel: 'Lead',
  recordType: 'LEAD',
  evict: evictLeads,
  stored: (cache, id) =>
    cache.readQuery({ query: LeadDetailDocument, variables: { id } })?.leadRecord ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, LeadDetailDocument, { id });
    return data?.leadRecord ?? null;
  },
  save: async (client, id, version, given) => {
    const input = given as LeadInput;
    const saved = await saveOnce(client, id, version, input);
    const moved = movedChance(input);
    return saved && moved ? saveOnce(client, id, saved.version, moved) : saved;
  },
  refresh: (cache, lead) => changeRow(cache, LeadRowFragmentDoc, lead.id, { version: lead.version }),
};
