import { ChartFigure } from '../../charts/chart-figure';
import { type RowsBehind, type Statistics, stagesOf } from './chart-data-of';
import { aboutOf, type Period } from './period';

type Props = { statistics: Pick<Statistics, 'byProgress' | 'ownerName'>; period: Period; behind: RowsBehind };

/** The chart of an owner's sales by progress, beside its counts. */
export const StagesDonut = ({ statistics, period, behind }: Props) => (
  <ChartFigure
    title="How far sales have come"
    about={aboutOf(statistics.ownerName, period)}
    level="h3"
    kind="donut"
    data={stagesOf(statistics, period, behind)}
    empty="It fills with the first enquiry of this period."
    plain
  />
);
