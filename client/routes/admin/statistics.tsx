import { PrintColors } from '../../charts/print-colors';
import { enquiriesDrillDown, leadsDrillDown } from '../../features/reports/statistics/drill-down';
import { type ChartLinks, OwnerCharts } from '../../features/reports/statistics/owner-charts';
import { usePeriod } from '../../features/reports/statistics/period';
import { PeriodSelect } from '../../features/reports/statistics/period-select';
import { SalesTrackingGrid } from '../../features/reports/statistics/sales-tracking-grid';
import { SupplierStatisticsGrid } from '../../features/reports/statistics/supplier-statistics-grid';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';
import { Tabs, useTab } from '../../ui/tabs';

const tabs = [{ id: 'sales' }, { id: 'suppliers' }, { id: 'charts' }];
const enquiries = (counted: Parameters<typeof enquiriesDrillDown>[0]) =>
  `${adminPaths.enquiries()}${enquiriesDrillDown(counted)}`;
const charts: ChartLinks = {
  behind: enquiries,
  leads: (...counted) => `${adminPaths.leads()}${leadsDrillDown(...counted)}`,
};
const ofYear = (year: number) => enquiries({ period: { year, month: 0 } });

/** The statistics of all sales, for staff (R274, R276). */
export function Component() {
  const [period, setPeriod] = usePeriod();
  const [open, show] = useTab(tabs);
  // The first grid has a row for each year, so it can only be filtered by year.
  const yearly = open === 'sales';
  return (
    <PrintColors>
      <ScreenHeader
        title="Statistics"
        lead="Sales and contributions by year and by supplier."
        action={
          // Sales tracking lists all years; the other grids add them up.
          <PeriodSelect
            period={period}
            onPeriod={setPeriod}
            all={yearly ? 'All' : 'Combined Years'}
            months={!yearly}
          />
        }
      />
      <Tabs
        label="Statistics"
        open={open}
        onOpen={show}
        tabs={[
          {
            id: 'sales',
            label: 'Sales tracking',
            late: true,
            content: <SalesTrackingGrid enquiriesHref={ofYear} />,
          },
          {
            id: 'suppliers',
            label: 'Suppliers',
            late: true,
            content: (
              <SupplierStatisticsGrid
                period={period}
                enquiriesHref={(supplier) => enquiries({ period, supplier })}
              />
            ),
          },
          {
            id: 'charts',
            label: 'Charts',
            late: true,
            content: <OwnerCharts of="ALL" id={null} period={period} links={charts} />,
          },
        ]}
      />
    </PrintColors>
  );
}
