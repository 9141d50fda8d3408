import { Button, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { toAppError } from '../../../graphql/errors';
import { formatCount, formatWholeMoney } from '../../../lib/format';
import { StatusTag } from '../../../ui/status-tag';
import { BoardCard } from './board-card';
import type { BoardColumn as Column } from './board-columns';
import { leadStatuses, leadTones } from './lead-labels';
import type { LeadBoardState } from './use-lead-board';

type Props = {
  column: Column;
  leadHref: (id: number) => string;
  hintId: string;
  /** True if a dragged card is over the column. */
  over: boolean;
  /** The reason why the dragged card cannot be dropped here. */
  refusal: string | null;
  /** True if filters are set, which may be why the column is empty. */
  narrowed: boolean;
  further: LeadBoardState['further'][Column['status']];
  showMore: LeadBoardState['showMore'];
};

/** The leads of one status: their count, their estimated revenue, and the first cards. */
export function BoardColumn(props: Props) {
  const { column, leadHref, hintId, over, refusal, narrowed, further, showMore } = props;
  const { status, cards, count, sum, hasMore } = column;
  const headingId = useId();
  return (
    <section
      className={over && !refusal ? 'column over' : 'column'}
      data-status={status}
      data-refused={refusal ? '' : undefined}
      aria-labelledby={headingId}
    >
      <header>
        <h2 id={headingId}>
          <StatusTag tone={leadTones[status]}>{leadStatuses[status]}</StatusTag>
        </h2>
        <span className="sum" title="Leads and their estimated revenue">
          {formatCount(count)} · {formatWholeMoney(sum)}
        </span>
      </header>
      {refusal && <p className="refusal">{refusal}</p>}
      {cards.length === 0 ? (
        <p className="none">{narrowed ? 'No matching leads' : 'No leads'}</p>
      ) : (
        <ul aria-labelledby={headingId} className="cards">
          {cards.map((lead) => (
            <BoardCard key={lead.id} lead={lead} href={leadHref(lead.id)} hintId={hintId} />
          ))}
          {hasMore && (
            <li>
              {further !== undefined && further !== 'loading' && (
                <Text role="alert" textStyle="xs" color="fg.error" mb="1">
                  {toAppError(further.error).message}
                </Text>
              )}
              <Button
                size="sm"
                w="full"
                variant="ghost"
                loading={further === 'loading'}
                onClick={() => showMore(status)}
              >
                Show more
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
