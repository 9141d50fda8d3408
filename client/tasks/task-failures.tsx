import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import { formatCount } from '../lib/format';
import { TextLink } from '../ui/text-link';
import { recordLink } from './record-links';
import { nounOf, type Task } from './task';
import { useTaskFailuresQuery } from './tasks.generated';

const PAGE = 50;

type Props = {
  task: Task;
  /** What people call the field that is wrong, where it is to be said; the list is then as long as a screen has room. */
  fieldName?: (field: string) => string;
};

/** The records that a task could do nothing with, and why; each leads to its record. */
export function TaskFailures({ task, fieldName }: Props) {
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, loading } = useTaskFailuresQuery({
    variables: { id: task.id, first },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.taskFailures;
  if (error && !page)
    return (
      <Text textStyle="sm" color="fg.error" role="alert">
        {toAppError(error).message}
      </Text>
    );
  const rows = page?.nodes ?? [];
  return (
    <Box
      as="ul"
      display="grid"
      gap="2"
      mt="2"
      maxH={fieldName ? '96' : '56'}
      overflowY="auto"
      aria-label="What was left as it was"
    >
      {rows.map(({ recordId, recordName, field, message }) => {
        const href = recordId === null ? null : recordLink(nounOf(task), recordId);
        const name = recordName ?? (recordId === null ? 'A record' : `No. ${recordId}`);
        return (
          <Box
            as="li"
            key={`${recordId} ${recordName} ${field} ${message}`}
            textStyle="sm"
            overflowWrap="anywhere"
          >
            {href ? <TextLink to={href}>{name}</TextLink> : <Text as="span">{name}</Text>}
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
      {page?.pageInfo.hasNextPage && first < 200 && (
        <li>
          <Button size="xs" variant="ghost" loading={loading} onClick={() => setFirst(200)}>
            Show more
          </Button>
        </li>
      )}
      {page && rows.length >= 200 && page.totalCount > rows.length && (
        <Text as="li" textStyle="sm" color="fg.muted">
          and {formatCount(page.totalCount - rows.length)} more
        </Text>
      )}
    </Box>
  );
}
