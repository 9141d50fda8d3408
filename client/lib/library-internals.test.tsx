import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ClassNames } from '@emotion/react';
import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { type DefaultSeries, Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { render } from '@testing-library/react';
import { createStaticHandler } from 'react-router';
import { bandsOf } from '../charts/bar-layout';

// These checks belong to docs/fragile.md.

const drawnIn = (cache: EmotionCache) =>
  render(
    <CacheProvider value={cache}>
      <ClassNames>{({ css }) => <i className={css({ color: 'red' })} />}</ClassNames>
    </CacheProvider>,
  );

it('emotion: a rule that is marked as inserted is not inserted again', () => {
  const first = createCache({ key: 'internals' });
  drawnIn(first);
  expect(document.head.querySelector('style[data-emotion="internals"]')).not.toBeNull();
  const second = createCache({ key: 'internals' });
  for (const name of Object.keys(first.inserted)) second.inserted[name] = true;
  drawnIn(second);
  expect([first.sheet.tags.length, second.sheet.tags.length]).toEqual([1, 0]);
});

it('react-router: the static handler has the branches of its routes', () => {
  const handler = createStaticHandler([{ path: '/', children: [{ path: 'a' }] }]);
  expect(handler._internalRouteBranches).toEqual(expect.arrayContaining([expect.anything()]));
});

it('nivo: a chart is one SVG element, and bars are where the layout computes them', () => {
  const seen: { x: number; width: number }[] = [];
  const layer = ({ bars }: BarCustomLayerProps<{ id: string; value: number }>) => {
    for (const { x, width } of bars) seen.push({ x, width });
    return null;
  };
  const { container } = render(
    <Bar
      width={300}
      height={100}
      data={['a', 'b', 'c'].map((id) => ({ id, value: 1 }))}
      indexBy="id"
      keys={['value']}
      padding={0.45}
      animate={false}
      layers={[layer]}
    />,
  );
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  const { width, start } = bandsOf(3, 300, 0.45);
  expect(seen.map(({ x }) => Math.round(x))).toEqual([0, 1, 2].map((at) => Math.round(start(at))));
  expect(seen.map((bar) => Math.round(bar.width))).toEqual([1, 2, 3].map(() => Math.round(width)));
});

it('nivo: the line generator breaks a line at missing values', () => {
  const paths: (string | null)[] = [];
  const layer = ({ series, lineGenerator }: LineCustomSvgLayerProps<DefaultSeries>) => {
    for (const { data } of series) paths.push(lineGenerator(data.map(({ position }) => position)));
    return null;
  };
  const points: DefaultSeries['data'][number][] = [1, null, 2, 3].map((y, at) => ({ x: String(at), y }));
  render(
    <Line
      width={300}
      height={100}
      data={[{ id: 'a', data: points }] as DefaultSeries[]}
      animate={false}
      layers={[layer]}
    />,
  );
  expect(paths[0]?.match(/M/g)).toHaveLength(2);
});
