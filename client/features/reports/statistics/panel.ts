import type { SalesPanel_PanelFragment } from './dashboard.generated';

/** The figures of one owner, as its panel shows them. */
export type Panel = Omit<SalesPanel_PanelFragment, ' $fragmentName'>;
