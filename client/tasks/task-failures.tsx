import { NetworkStatus } from '@apollo/client';
import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import { formatCount } from '../lib/format';
import { TextLink } from '../ui/text-link';
import { recordLink } from './record-links';
import { recordTypeOf, type Task } from './task';
import { type TaskFailuresQuery, useTaskFailuresQuery } from './tasks.generated';

/** The number shown at first, and added each time. */
const PAGE = 50;
const FURTHER = 200;

function withMore(
  before: TaskFailuresQuery,
  { fetchMoreResult: more }: { fetchMoreResult: TaskFailuresQuery },
) {
  if (!before.taskFailures || !more.taskFailures) return before;
  const nodes = [...before.taskFailures.nodes, ...more.taskFailures.nodes];
  return { ...more, taskFailures: { ...more.taskFailures, nodes } };
}

const Problem = ({ error }: { error: unknown }) => (
  <Text textStyle="sm" color="fg.error" role="alert">
    {toAppError(error).message}
  </Text>
);

type Props = {
  task: Task;
  /**
   * Returns the label of the invalid field, if it is to be named; the list is then limited to the height of the screen.
   */
  fieldName?: (field: string) => string;
  /** The heading of the list, shown once it has loaded. */
  heading?: string;
};

/** The records that a task could not process, with the reasons; each links to its record. */
export function TaskFailures({ task, fieldName, heading }: Props) {
  const [moreError, setMoreError] = useState<unknown>(null);
  const { data, previousData, error, networkStatus, fetchMore } = useTaskFailuresQuery({
    variables: { id: task.id, first: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.taskFailures;
  const showMore = async () => {
    setMoreError(null);
    const variables = { first: FURTHER, after: page?.pageInfo.endCursor };
    await fetchMore({ variables, updateQuery: withMore }).catch(setMoreError);
  };
  if (error && !page) return <Problem error={error} />;
  const rows = page?.nodes ?? [];
  const list = (
    <Box
      as="ul"
      display="grid"
      gap="2"
      mt="2"
      maxH={fieldName ? '96' : '56'}
      overflowY="auto"
      aria-label="Not changed"
    >
      {rows.map(({ recordId, recordName, field, message }, index) => {
        const href = recordId === null ? null : recordLink(recordTypeOf(task), recordId);
        const before = rows[index - 1];
        const named = before?.recordId === recordId && before.recordName === recordName;
        const name = recordName ?? (recordId === null ? 'A record' : `No. ${recordId}`);
        return (
          <Box
            as="li"
            key={`${recordId} ${recordName} ${field} ${message}`}
            textStyle="sm"
            overflowWrap="anywhere"
          >
            {/* A row with several errors is named once. */}
            {!named && (href ? <TextLink to={href}>{name}</TextLink> : <Text as="span">{name}</Text>)}
            <Text color="fg.muted">
              {fieldName && field && (
                <Text as="span" fontWeight="semibold" color="fg">
                  {fieldName(field)}:{' '}
                </Text>
              )}
              {message}
            </Text>
          </Box>
        );
      })}
      {page?.pageInfo.hasNextPage && (
        <li>
          <Button
            size="xs"
            variant="ghost"
            loading={networkStatus === NetworkStatus.fetchMore}
            onClick={() => void showMore()}
          >
            Show more of {formatCount(page.totalCount)}
          </Button>
          {moreError !== null && <Problem error={moreError} />}
        </li>
      )}
    </Box>
  );
  if (!heading) return list;
  if (rows.length === 0) return null;
  return (
    <Box>
      <Text fontWeight="semibold">{heading}</Text>
      {list}
    </Box>
  );
}
