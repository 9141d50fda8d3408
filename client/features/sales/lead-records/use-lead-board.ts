import { useMemo, useRef, useState } from 'react';
import type { LeadColumn, LeadStatus } from '../../../graphql/schema.generated';
import type { GridList } from '../../../grid/data-grid';
import { useLiveList } from '../../../grid/use-live-list';
import { readAfterChanges } from '../../../grid/use-row-mutation-queue';
import type { ListQuery } from '../../../lists/use-list-query';
import { LeadChangesDocument } from '../../../live/live-changes.generated';
import { type BoardColumn, boardColumns, withFurther } from './board-columns';
import { FurtherLeadCardsDocument, useLeadBoardQuery } from './lead-board.generated';
import type { LeadRow } from './lead-fields';
import type { leadVariables } from './lead-filter';
import { leadStatuses } from './lead-labels';
import { statusOrder } from './lead-moves';

/** The number of cards that a column loads at a time. */
const CARDS = 25;
/** The maximum number of cards per column that the board reads again at once, which costs half of the limit. */
const MAX_CARDS = 50;

export type LeadBoardVariables = ListQuery<LeadRow, LeadColumn, ReturnType<typeof leadVariables>>;

/** The state of loading further cards of a column. */
type Further = 'loading' | { error: unknown };

export type LeadBoardState = {
  /** Null until the first answer. */
  columns: readonly BoardColumn[] | null;
  /** The number of leads, and whether the data is current. */
  list: GridList<LeadRow>;
  further: Partial<Record<LeadStatus, Further>>;
  showMore: (status: LeadStatus) => void;
  /** Returns the list's query variables, limited to the leads of one status. */
  variablesOf: (status: LeadStatus) => ReturnType<typeof leadVariables>;
};

const noRows: never[] = [];

/**
 * Loads the leads of the list as a board of their statuses, while the address asks for it. Changes by other sessions
 * show in place; if columns have grown too long for that, the list says that there is newer data.
 */
export function useLeadBoard({ listVariables, url, query }: LeadBoardVariables): LeadBoardState {
  const skip = query.skip || !url.board;
  const result = useLeadBoardQuery({
    variables: { ...listVariables, first: CARDS },
    // Records opened from here may have changed, and the sums with them.
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const { data, previousData, error, refetch, client, observable, updateQuery } = result;
  const [further, setFurther] = useState<LeadBoardState['further']>({});
  const answered = (data ?? previousData)?.leadBoard;
  const chosen = JSON.stringify(url.filters.status ?? []);
  const columns = useMemo(() => {
    const words: string[] = JSON.parse(chosen);
    const wanted = statusOrder.filter((status) => words.includes(leadStatuses[status]));
    return answered ? boardColumns(answered, wanted.length > 0 ? wanted : statusOrder) : null;
  }, [answered, chosen]);

  const question = JSON.stringify(listVariables);
  const latest = useRef(question);
  latest.current = question;

  const readAgain = async () => {
    const loaded = Math.max(CARDS, ...(answered ?? []).map(({ nodes }) => nodes.length));
    if (loaded > MAX_CARDS) return false;
    const { data: newer } = await readAfterChanges(() =>
      client.query({
        query: observable.query,
        variables: { ...listVariables, first: loaded },
        fetchPolicy: 'no-cache',
      }),
    );
    // The filters may have changed meanwhile.
    if (newer && latest.current === question) updateQuery(() => newer as NonNullable<typeof data>);
    return true;
  };

  const variablesOf = (status: LeadStatus) => {
    const { filter, sort } = listVariables;
    const ofStatus = { column: 'STATUS', test: 'ONE_OF', values: [leadStatuses[status]] } as const;
    return {
      filter: { ...filter, columns: [...filter.columns, { ...ofStatus, values: [...ofStatus.values] }] },
      sort,
    };
  };

  const showMore = async (status: LeadStatus) => {
    const after = columns?.find((column) => column.status === status)?.after ?? null;
    const say = (now: Further | undefined) => setFurther((before) => ({ ...before, [status]: now }));
    say('loading');
    try {
      const { data: next } = await client.query({
        query: FurtherLeadCardsDocument,
        variables: { ...variablesOf(status), first: CARDS, after },
        fetchPolicy: 'no-cache',
      });
      if (next && latest.current === question)
        updateQuery((_, { complete, previousData: before }) =>
          complete
            ? { ...before, leadBoard: withFurther(before.leadBoard, status, next.leadRecords) }
            : undefined,
        );
      say(undefined);
    } catch (failure) {
      say({ error: failure });
    }
  };

  const list: GridList<LeadRow> = {
    rows: noRows,
    total: (columns ?? []).reduce((total, { count }) => total + count, 0),
    loading: !data && !error,
    error,
    retry: () => void refetch().catch(() => undefined),
    hasMore: false,
    loadMore: () => undefined,
    loadingMore: false,
  };
  return {
    columns,
    list: useLiveList(list, LeadChangesDocument, { readAgain, skip }),
    further,
    showMore: (status) => void showMore(status),
    variablesOf,
  };
}
