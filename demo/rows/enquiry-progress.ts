import { DAY, newZealandDay } from '../calendar.js';
import type { Random } from '../random.js';
import type { SupplierFacts } from '../supplier-facts.js';

export type Progress = 'Enquiry' | 'In Progress' | 'Completed' | 'Fallen Through' | 'Introduction';
export type EmailState = 'Unopened' | 'Opened' | 'Viewed' | 'Reply Sent';

const BY_AGE: readonly { days: number; weights: Record<Progress, number> }[] = [
  {
    days: 3,
    weights: { Enquiry: 84, 'In Progress': 10, Completed: 0, 'Fallen Through': 0, Introduction: 6 },
  },
  {
    days: 12,
    weights: { Enquiry: 44, 'In Progress': 42, Completed: 6, 'Fallen Through': 3, Introduction: 5 },
  },
  {
    days: 60,
    weights: { Enquiry: 12, 'In Progress': 42, Completed: 30, 'Fallen Through': 12, Introduction: 4 },
  },
  {
    days: 365,
    weights: { Enquiry: 3, 'In Progress': 9, Completed: 60, 'Fallen Through': 25, Introduction: 3 },
  },
  {
    days: Number.POSITIVE_INFINITY,
    weights: { Enquiry: 1, 'In Progress': 1, Completed: 66, 'Fallen Through': 30, Introduction: 2 },
  },
];

/** Returns the progress of an enquiry of this age. */
export function progressAt(random: Random, ageInDays: number): Progress {
  const band = BY_AGE.find((one) => ageInDays < one.days);
  return random.weighted(band?.weights ?? { Enquiry: 1 });
}

/** Returns the state of the mail: the further the sale, the more likely a reply. */
export function emailStateAt(random: Random, progress: Progress, ageInDays: number): EmailState {
  if (progress === 'Enquiry') {
    if (ageInDays < 14) return random.weighted({ Unopened: 62, Opened: 14, Viewed: 24, 'Reply Sent': 0 });
    return random.weighted({ Unopened: 30, Opened: 20, Viewed: 34, 'Reply Sent': 16 });
  }
  if (progress === 'Introduction')
    return random.weighted({ Unopened: 30, Opened: 30, Viewed: 30, 'Reply Sent': 10 });
  if (progress === 'Fallen Through')
    return random.weighted({ Unopened: 4, Opened: 6, Viewed: 40, 'Reply Sent': 50 });
  return random.weighted({ Unopened: 0, Opened: 2, Viewed: 28, 'Reply Sent': 70 });
}

const round = (value: number, step: number): number => Math.round(value / step) * step;

/** Returns the amount of a usual sale of the trade: many small ones, few large ones. */
function saleAmount(random: Random, supplier: SupplierFacts): number {
  const [low, high] = supplier.trade.sale;
  const value = low * (high / low) ** ((random.next() + random.next()) / 2);
  const amount = value < 300 ? round(value, 0.5) : value < 2000 ? round(value, 5) : round(value, 50);
  return Math.max(5, amount);
}

/**
 * Returns the amounts: only a completed sale has all of them. A job in progress may have the amount that the
 * supplier entered (A49).
 */
export function outcome(
  random: Random,
  supplier: SupplierFacts | null,
  progress: Progress,
  ageInDays: number,
) {
  const none = {
    revenue: null,
    supplier_revenue: null,
    contribution: null,
    xero_invoice: null,
    paid_to_good_cause: false,
  };
  if (supplier === null) return none;
  if (progress === 'In Progress' && random.chance(0.16)) {
    const revenue = saleAmount(random, supplier);
    return { ...none, revenue, supplier_revenue: revenue };
  }
  if (progress !== 'Completed') return none;
  const revenue = saleAmount(random, supplier);
  const entered = random.chance(0.78);
  return {
    revenue,
    supplier_revenue: entered ? (random.chance(0.94) ? revenue : round(revenue * 0.9, 0.5)) : null,
    contribution: supplier.contribution.amount(revenue, random.next()),
    xero_invoice:
      ageInDays > 20 && random.chance(0.85)
        ? `INV-${String(random.int(1000, 49999)).padStart(5, '0')}`
        : null,
    paid_to_good_cause: ageInDays > 75 && random.chance(0.88),
  };
}

/** Returns the fields for the work that staff still have to do. */
export function followUp(random: Random, progress: Progress, now: number, fromLead: boolean) {
  const open = progress === 'Enquiry' || progress === 'In Progress' || progress === 'Introduction';
  return {
    follow_up_on: open && random.chance(0.35) ? newZealandDay(now + random.int(-10, 30) * DAY) : null,
    chance: open && random.chance(0.6) ? random.int(1, 9) * 10 : null,
    action_needed: open && (fromLead || random.chance(0.2)),
  };
}
