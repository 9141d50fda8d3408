import { Box } from '@chakra-ui/react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListPosition } from '../../../grid/list-navigation';
import { UpdatesNotice } from '../../../grid/updates-notice';
import { ErrorState } from '../../../ui/error-state';
import { BoardColumn } from './board-column';
import { type LeadCard, nameOf } from './board-columns';
import { BoardSkeleton } from './board-skeleton';
import { boardStyles } from './board-styles';
import { ConvertCard } from './convert-card';
import { moveRefusal, neighbourOf } from './lead-moves';
import { MoveDialog } from './move-dialog';
import { useBoardKeys } from './use-board-keys';
import { useCardDrag } from './use-card-drag';
import type { LeadBoardState, LeadBoardVariables } from './use-lead-board';
import { useLeadMoves } from './use-lead-moves';

type Props = { state: LeadBoardState; url: LeadBoardVariables['url']; leadHref: (id: number) => string };

/**
 * The leads of the list as a board, with a column for each status. A lead is moved by dragging its card, by its menu,
 * or by Alt and an arrow key.
 */
export function LeadBoard({
  state: { columns, list, further, showMore, variablesOf },
  url,
  leadHref,
}: Props) {
  const board = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const navigate = useNavigate();
  // The record links back to the board with the same filters.
  const { search } = useLocation();
  const [converting, setConverting] = useState<number | null>(null);
  const { announcement, announce, move } = useLeadMoves(columns, setConverting);
  const [dialog, setDialog] = useState<{ lead: LeadCard; open: boolean; convert?: boolean } | null>(null);
  const columnWith = (id: number) => columns?.find(({ cards }) => cards.some((card) => card.id === id));
  const cardOf = (id: number) => columnWith(id)?.cards.find((card) => card.id === id);

  const { drag, begin } = useCardDrag({
    board,
    shown: columns !== null,
    drop: (id, over) => {
      const card = cardOf(id);
      if (card) move(card, over);
    },
  });
  const keys = useBoardKeys({
    board,
    moveAside: (id, side) => {
      const card = cardOf(id);
      if (!card || !columns) return;
      const to = neighbourOf(
        card.status,
        side,
        columns.map(({ status }) => status),
      );
      if (to) move(card, to);
      else announce(`${nameOf(card)} can’t be moved further to the ${side}`);
    },
  });

  const open = (event: MouseEvent, id: number) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const column = columnWith(id);
    if (!column) return;
    event.preventDefault();
    const { status, cards, count, hasMore, after } = column;
    const more = hasMore && after ? { variables: variablesOf(status), after } : null;
    const walk: ListPosition = { ids: cards.map((card) => card.id), total: count, more };
    void navigate(leadHref(id), { state: { listSearch: search, walk } });
  };
  const onClickCapture = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const id = Number(target.closest<HTMLElement>('[data-lead]')?.dataset.lead);
    const lead = id && cardOf(id);
    if (!lead) return;
    if (target.closest('button')) setDialog({ lead, open: true });
    else if (target.closest('a')) open(event, id);
  };

  if (list.error)
    return (
      <Box layerStyle="panel" minH="96">
        <ErrorState error={list.error} onRetry={list.retry} heading="Couldn’t load the board" />
      </Box>
    );
  if (!columns) return <BoardSkeleton filtersShown={url.filtersShown} />;
  return (
    <>
      <UpdatesNotice list={list} recordLabel="board" mb="2" />
      <Box id={hintId} hidden>
        Press Alt with the left or right arrow to move the lead to the previous or next status.
      </Box>
      <Box
        ref={board}
        role="region"
        aria-label="Leads by status"
        tabIndex={0}
        aria-busy={list.loading}
        data-dragging={drag ? '' : undefined}
        css={boardStyles(url.filtersShown)}
        opacity={list.loading ? 0.6 : undefined}
        onPointerDown={begin}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        onClickCapture={onClickCapture}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            leadHref={leadHref}
            hintId={hintId}
            over={drag?.over === column.status}
            refusal={drag && moveRefusal(column.status)}
            narrowed={url.narrowed}
            further={further[column.status]}
            showMore={showMore}
          />
        ))}
      </Box>
      <Box srOnly role="status">
        {announcement}
      </Box>
      {dialog && (
        <MoveDialog
          lead={dialog.lead}
          open={dialog.open}
          onClose={() => setDialog({ ...dialog, open: false })}
          onClosed={() => {
            setDialog(null);
            if (dialog.convert) setConverting(dialog.lead.id);
            else keys.focusCard(dialog.lead.id);
          }}
          onMove={(to) => {
            setDialog({ ...dialog, open: false });
            move(dialog.lead, to);
          }}
          onConvert={() => setDialog({ ...dialog, open: false, convert: true })}
        />
      )}
      {converting !== null && (
        <ConvertCard
          id={converting}
          onClose={() => {
            setConverting(null);
            keys.focusCard(converting);
          }}
        />
      )}
    </>
  );
}
