import { ChartFigure } from '../../../charts/chart-figure';
import { aboutOf, type Period } from './period';
import { type DrillDown, type Statistics, stagesOf } from './statistics-chart-data';

type Props = { statistics: Pick<Statistics, 'byProgress' | 'ownerName'>; period: Period; behind: DrillDown };

/** The chart of an owner's sales by progress, beside its counts. */
export const StagesDonut = ({ statistics, period, behind }: Props) => (
  <ChartFigure
    title="Enquiries by status"
    about={aboutOf(statistics.ownerName, period)}
    level="h3"
    kind="donut"
    data={stagesOf(statistics, period, behind)}
    empty="No enquiries in this period yet."
    plain
  />
);
