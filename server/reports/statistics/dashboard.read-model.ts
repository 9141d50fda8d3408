import sql, { join } from 'sql-template-tag';
import { type Selection, selectionOf } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { enquiryVisibility, type RollupOwner } from '../../sales/sales-enquiries/enquiry-visibility.js';
import { enquiryScopeOf } from '../../sales/sales-enquiries/sales-enquiry.policy.js';
import { type PanelName, panelsOf } from './dashboard.policy.js';
import type { Dashboard } from './dashboard.type.js';
import type { Period } from './period.js';
import { type AnsweredPanel, columnsCalled, panelOf } from './sales-panel.js';
import { panelSql } from './sales-panel.sql.js';

export type AnsweredDashboard = Pick<Dashboard, 'years'> & Record<PanelName, AnsweredPanel | null>;

/**
 * Returns the caller’s dashboard, with a panel for each role (R268, R269). Runs one statement, which reads
 * totals only, so that its cost does not depend on the number of enquiries.
 */
export async function loadDashboard(
  context: RequestContext,
  period: Period,
  selection: Selection | null = null,
): Promise<AnsweredDashboard> {
  const user = userOf(context);
  const owners = user ? panelsOf(user) : [];
  const panels = await readPanels(context, owners, period, (name) => selectionOf(selection, name));
  const years = new Set(Object.values(panels).flatMap((panel) => panel?.years ?? []));
  return { ...panels, years: [...years].sort((a, b) => b - a) };
}

/** Returns the panels of these owners, in one statement, and null for the others. */
export async function readPanels(
  context: RequestContext,
  owners: readonly (readonly [PanelName, RollupOwner])[],
  period: Period,
  askedOfPanel: (name: PanelName) => Selection | null = () => null,
): Promise<Record<PanelName, AnsweredPanel | null>> {
  const panels: Record<PanelName, AnsweredPanel | null> = {
    admin: null,
    supplier: null,
    impactBuyer: null,
    goodCause: null,
  };
  const user = userOf(context);
  const visibility = user && enquiryVisibility(enquiryScopeOf(user));
  if (!visibility || owners.length === 0) return panels;
  const parts = owners.map(([name, owner]) => panelSql(name, owner, period, visibility, askedOfPanel(name)));
  const row = await context.app.database.readOne<Record<string, unknown>>(
    prepared(
      'dashboard',
      sql`WITH ${join(parts.map(({ months }) => months))} SELECT ${join(parts.map(({ columns }) => columns))}`,
    ),
  );
  if (!row) return panels;
  for (const [name, owner] of owners) panels[name] = panelOf(owner, columnsCalled(row, name));
  return panels;
}
