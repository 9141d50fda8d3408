import { Button, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { toAppError } from '../../graphql/errors';
import { formatCount, formatWholeMoney } from '../../lib/format';
import { StatusTag } from '../../ui/status-tag';
import { BoardCard } from './board-card';
import type { BoardColumn as Column } from './board-columns';
import { leadStatuses, leadTones } from './lead-words';
import type { LeadBoardState } from './use-lead-board';

type Props = {
  column: Column;
  leadHref: (id: number) => string;
  hintId: string;
  /** The card that is being dragged is over it. */
  over: boolean;
  /** Why the card that is being dragged cannot be dropped here. */
  refusal: string | null;
  /** Filters may be what leaves it empty. */
  narrowed: boolean;
  further: LeadBoardState['further'][Column['status']];
  showMore: LeadBoardState['showMore'];
};

/** The leads of a state: how many there are and what they may come to, and the first of them. */
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
        <span className="sum" title="Leads, and the revenue that they are estimated to bring">
          {formatCount(count)} · {formatWholeMoney(sum)}
        </span>
      </header>
      {refusal && <p className="refusal">{refusal}</p>}
      {cards.length === 0 ? (
        <p className="none">{narrowed ? 'No lead matches' : 'No leads'}</p>
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
