import { Box, Button, Center, Flex, Grid, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { knownValues } from '../../grid/filter-values';
import { SelectFilter } from '../../grid/grid-filters';
import { GridToolbar } from '../../grid/grid-toolbar';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList } from '../../grid/use-keyset-list';
import { formatCount } from '../../lib/format';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { ChevronLeftIcon, MailIcon, RefreshIcon } from '../../ui/icons';
import { LoadingLines } from '../../ui/loading-state';
import { choicesOf, mailStatusLabels } from '../../ui/sales-words';
import { TextLink } from '../../ui/text-link';
import { MailRows } from './mail-rows';
import { useMailboxQuery } from './mailbox.generated';
import { ReadingPane } from './reading-pane';
import { usePaneFocus } from './use-pane-focus';

const filterNames = ['status'] as const;
const newestFirst = { id: 'createdAt', desc: true };
const statuses = choicesOf(mailStatusLabels);
const OPEN = 'mail';

/** The server counts up to here. */
const MOST_COUNTED = 1000;
/** What it can look up. */
const LEAST_SEARCHED = 3;

const countOf = (total: number) =>
  `${formatCount(total)}${total === MOST_COUNTED ? '+' : ''} ${total === 1 ? 'mail' : 'mails'}`;

function useOpenMail() {
  const [params] = useSearchParams();
  const hrefOf = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id) next.set(OPEN, id);
    else next.delete(OPEN);
    return `?${next}`;
  };
  return { openId: params.get(OPEN), hrefOf };
}

/** Every mail that went out, or waits to: list and reading pane; one after the other on a phone. */
export function Mailbox() {
  const url = useGridUrl({ filterNames, defaultSort: newestFirst });
  const { openId, hrefOf } = useOpenMail();
  const tooShort = url.search.length > 0 && url.search.length < LEAST_SEARCHED;
  const result = useMailboxQuery({
    variables: {
      search: tooShort ? null : url.search || null,
      status: knownValues(url.filters.status, mailStatusLabels)?.[0],
      first: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = useKeysetList(result, 'mailDeliveries');
  const { rows, total, loading, error, hasMore, loadMore, loadingMore, retry } = list;
  const none = rows.length === 0;
  const listPane = useRef<HTMLDivElement>(null);
  const mailPane = useRef<HTMLDivElement>(null);
  usePaneFocus(openId, listPane, mailPane);
  return (
    <>
      <Box hideBelow={openId ? 'lg' : undefined}>
        <GridToolbar url={url} searchLabel="Search subject or address">
          <SelectFilter url={url} name="status" label="Status" choices={statuses} />
        </GridToolbar>
      </Box>
      <Grid
        layerStyle="panel"
        overflow="clip"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(18rem, 2fr) minmax(0, 3fr)' }}
        minH="96"
      >
        <Flex
          ref={listPane}
          direction="column"
          hideBelow={openId ? 'lg' : undefined}
          borderEndWidth={{ lg: '1px' }}
          borderColor="border"
          minW="0"
          aria-busy={loading}
        >
          <Flex
            align="center"
            justify="space-between"
            px="4"
            h="12"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <Text textStyle="sm" color="fg.muted" role="status">
              {tooShort && 'Type three letters to search. '}
              {loading && none ? '' : countOf(total)}
            </Text>
            <Button
              size="xs"
              variant="ghost"
              colorPalette="neutral"
              onClick={retry}
              loading={loading && !none}
            >
              <RefreshIcon /> Refresh
            </Button>
          </Flex>
          <Box
            flex="1"
            overflowY="auto"
            maxH={{ lg: 'max(30rem, calc(100dvh - 19rem))' }}
            opacity={loading && !none ? '0.6' : '1'}
          >
            {none && loading && <LoadingLines p="5" lines={8} />}
            {none && Boolean(error) && (
              <ErrorState error={error} onRetry={retry} heading="The mails could not be loaded" />
            )}
            {none && !loading && !error && (
              <EmptyState
                title={url.narrowed ? 'Nothing matches' : 'No mail yet'}
                action={url.narrowed && <Button onClick={url.clear}>Clear Grid Filters</Button>}
              >
                {url.narrowed ? 'Try a shorter search.' : 'What Uplift sends lands here.'}
              </EmptyState>
            )}
            <MailRows mails={rows} openId={openId} hrefOf={hrefOf} />
            {hasMore && (
              <Center p="3">
                <Button size="sm" variant="ghost" onClick={loadMore} loading={loadingMore}>
                  Load more
                </Button>
              </Center>
            )}
          </Box>
        </Flex>
        <Box ref={mailPane} tabIndex={-1} outline="0" minW="0" hideBelow={openId ? undefined : 'lg'}>
          {openId && /^\d{1,18}$/.test(openId) ? (
            <ReadingPane
              key={openId}
              id={openId}
              back={
                <TextLink
                  to={hrefOf(null)}
                  variant="plain"
                  textStyle="sm"
                  display="inline-flex"
                  alignItems="center"
                >
                  <ChevronLeftIcon /> All mails
                </TextLink>
              }
            />
          ) : (
            <Center h="full" minH="64" color="fg.muted" textStyle="sm" gap="2">
              <MailIcon /> Choose a mail to read it.
            </Center>
          )}
        </Box>
      </Grid>
    </>
  );
}
