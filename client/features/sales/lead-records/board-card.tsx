import { memo } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates';
import { formatWholeMoney } from '../../../lib/format';
import { todayInNewZealand } from '../../../lib/parse-days';
import { type LeadCard, nameOf } from './board-columns';
import { revenueBands } from './lead-labels';
import { lacksEnquiry } from './lead-moves';

type Props = {
  lead: LeadCard;
  href: string;
  /** The ID of the hint on moving a card by keyboard. */
  hintId: string;
};

/** The actual revenue of a lead, or else its estimated band. */
function Amount({ lead: { actualRevenue, estimatedRevenueBand } }: Pick<Props, 'lead'>) {
  if (actualRevenue !== null) return <span className="amount">{formatWholeMoney(actualRevenue)}</span>;
  if (!estimatedRevenueBand) return null;
  return <span className="amount">Est. {revenueBands[estimatedRevenueBand]}</span>;
}

/** A lead's card on the board. The board itself handles its keys, clicks and pointer events. */
export const BoardCard = memo(function BoardCard({ lead, href, hintId }: Props) {
  const { id, supplier, impactBuyer, chance, futureActionOn, personResponsible } = lead;
  const overdue = futureActionOn !== null && futureActionOn < todayInNewZealand();
  return (
    <li className="card" data-lead={id}>
      <Link
        to={href}
        draggable={false}
        aria-describedby={hintId}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      >
        <strong>{supplier.name}</strong> <span>for {impactBuyer.name}</span>
      </Link>
      <p className="facts">
        <Amount lead={lead} />
        {lacksEnquiry(lead) && <span>No enquiry yet</span>}
        {chance !== null && <span>{chance}%</span>}
        {futureActionOn && (
          <span className={overdue ? 'overdue' : undefined}>
            Follow up {formatDay(futureActionOn)}
            {overdue && ' · overdue'}
          </span>
        )}
      </p>
      <div className="foot">
        <span>{personResponsible?.name ?? 'No one assigned'}</span>
        <button type="button" aria-haspopup="dialog" aria-label={`Move to another status: ${nameOf(lead)}`}>
          Move to
        </button>
      </div>
    </li>
  );
});
