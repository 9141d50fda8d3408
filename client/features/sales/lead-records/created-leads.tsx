import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useLiveKeysetList } from '../../../grid/use-live-list';
import { LeadChangesDocument } from '../../../live/live-changes.generated';
import { adminPaths } from '../../../navigation/admin-paths';
import { GridDate } from '../../../ui/date-time';
import { ErrorState } from '../../../ui/error-state';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import { TextLink } from '../../../ui/text-link';
import { useCreatedLeadsQuery } from './add-leads.generated';
import { leadStatuses, leadTones } from './lead-labels';

const STORAGE_KEY = 'created-leads';
/** The maximum number of leads listed, which is also the most that the server returns at once. */
const MAX = 200;

function storedIds(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(Number.isInteger).slice(0, MAX) : [];
  } catch {
    return [];
  }
}

function storeIds(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Without storage the list lasts as long as the screen.
  }
}

/**
 * Returns the leads created in this session, latest first. Only their IDs are stored, so that the list shows their
 * current data.
 */
export function useCreatedLeads(): [ids: readonly number[], add: (id: number) => void] {
  const [ids, setIds] = useState(storedIds);
  const add = (id: number) =>
    setIds((before) => {
      const after = [id, ...before].slice(0, MAX);
      storeIds(after);
      return after;
    });
  return [ids, add];
}

/** The cards created in this session, with links to edit them (R221). */
export function CreatedLeads({ ids }: { ids: readonly number[] }) {
  const result = useCreatedLeadsQuery({
    variables: { filter: { ids: [...ids] }, first: MAX },
    skip: ids.length === 0,
  });
  const { rows, error, retry } = useLiveKeysetList(result, 'leadRecords', LeadChangesDocument);
  return (
    <SectionCard
      title="Leads created since you signed in"
      description={
        <>
          To change or delete leads, go to the <TextLink to={adminPaths.leads()}>lead list</TextLink>.
        </>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={retry} heading="Couldn’t load the list" />
      ) : rows.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {ids.length === 0 ? 'None yet.' : 'Loading …'}
        </Text>
      ) : (
        <Box as="ol" listStyleType="none" aria-label="Leads created since you signed in">
          {rows.map(({ id, impactBuyer, supplier, status, createdAt }) => (
            <Flex
              as="li"
              key={id}
              py="2"
              columnGap="4"
              rowGap="1"
              wrap="wrap"
              align="baseline"
              textStyle="sm"
              borderTopWidth="1px"
              borderColor="border"
              _first={{ borderTopWidth: '0' }}
            >
              <TextLink to={adminPaths.lead(id)} fontWeight="semibold">
                Lead - # {id}
              </TextLink>
              <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
                {supplier.name} for {impactBuyer.name}
              </Box>
              <StatusTag tone={leadTones[status]}>{leadStatuses[status]}</StatusTag>
              <Box color="fg.muted">
                <GridDate value={createdAt} />
              </Box>
            </Flex>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
